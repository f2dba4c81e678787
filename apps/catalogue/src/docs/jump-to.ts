/** Shows the section with this id and puts the focus there too, so that Tab and a screen reader go on from it. */
export function jumpTo(id: string): void {
  const section = document.querySelector<HTMLElement>(`#${id}`);
  if (!section) return;
  section.tabIndex = -1;
  section.scrollIntoView();
  section.focus({ preventScroll: true });
}
