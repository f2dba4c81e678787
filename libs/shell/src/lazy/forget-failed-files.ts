/**
 * A stylesheet that did not come leaves its link in the page, and the next try of the part it belongs to would take it for loaded:
 * the part would stand there undressed. So the link goes as it fails.
 */
export function forgetFailedFiles(): void {
  const forget = ({ target }: Event) => {
    if (target instanceof HTMLLinkElement) target.remove();
  };
  addEventListener('error', forget, true); // such an event does not rise to the window, it only comes down from it
}
