/**
 * Moves a row that scrolls sideways so that the chosen one stands in its middle: for somebody who comes by an address that chooses one
 * beyond the edge. Only the row moves, never the page.
 */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-selected="true"]');
  if (!row || !chosen) return;
  row.scrollLeft = chosen.offsetLeft - row.offsetLeft - (row.clientWidth - chosen.offsetWidth) / 2;
}
