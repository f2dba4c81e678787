/** Takes everything but this element and what stands above it out of the reach of keys and screen readers; the answer gives it back. */
export function makeRestInert(element: HTMLElement): () => void {
  const rest: Element[] = [];
  for (let at: Element = element; at.parentElement !== null && at !== document.body; at = at.parentElement)
    rest.push(...[...at.parentElement.children].filter((one) => one !== at && !one.hasAttribute('inert')));
  for (const one of rest) one.setAttribute('inert', '');
  return () => {
    for (const one of rest) one.removeAttribute('inert');
  };
}
