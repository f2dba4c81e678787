/**
 * Lets a row that scrolls sideways begin where its chosen one is on show: for somebody who comes by an address that chooses one beyond
 * the edge. Only the row moves, never the page.
 */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>('[aria-pressed="true"], [aria-selected="true"]');
  if (!row || !chosen) return;
  const left = chosen.offsetLeft - row.offsetLeft;
  if (left + chosen.offsetWidth > row.clientWidth)
    row.scrollLeft = left - (row.clientWidth - chosen.offsetWidth) / 2;
}
