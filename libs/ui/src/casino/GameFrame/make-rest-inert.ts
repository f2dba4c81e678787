/** Makes everything outside this element and its ancestors inert. Returns a function that undoes it. */
export function makeRestInert(element: HTMLElement): () => void {
  const rest: Element[] = [];
  for (let at: Element = element; at.parentElement !== null && at !== document.body; at = at.parentElement)
    rest.push(...[...at.parentElement.children].filter((one) => one !== at && !one.hasAttribute('inert')));
  for (const one of rest) one.setAttribute('inert', '');
  return () => {
    for (const one of rest) one.removeAttribute('inert');
  };
}
