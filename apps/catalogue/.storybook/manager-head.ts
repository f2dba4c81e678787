/**
 * On a telephone the frame of a story takes the whole width: the catalogue's own room around it, and the fields for its
 * measures, would leave half of it beside the screen.
 */
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
