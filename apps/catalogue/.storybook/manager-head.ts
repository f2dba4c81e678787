/** On a telephone the frame of a story takes the whole width: the catalogue's margins and the fields for its size would leave half of the frame outside the screen. */
export const MANAGER_HEAD = `<style>
@media (max-width: 599px) {
  #storybook-preview-wrapper > div { padding: 0 !important; }
  #storybook-preview-wrapper > div > :not(:has(iframe), iframe) { display: none !important; }
  #storybook-preview-wrapper > div :is(:has(> iframe), :has(> div > iframe)),
  #storybook-preview-wrapper > div iframe {
    width: 100% !important;
    height: 100% !important;
    border: 0 !important;
  }
}
</style>`;
