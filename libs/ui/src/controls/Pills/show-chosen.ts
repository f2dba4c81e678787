/**
 * Moves a row that scrolls sideways so far that its chosen one is on show, where an edge cuts it off: for somebody who comes by an
 * address that chooses one beyond the edge, or taps the half of one. Only the row moves, never the page.
 */
export function showChosen(row: HTMLElement | null): void {
  const chosen = row?.querySelector<HTMLElement>(
    '[aria-pressed="true"], [aria-selected="true"], [aria-current]',
  );
  if (!row || !chosen) return;
  const left = chosen.offsetLeft - row.offsetLeft;
  if (left < row.scrollLeft || left + chosen.offsetWidth > row.scrollLeft + row.clientWidth)
    row.scrollLeft = left - (row.clientWidth - chosen.offsetWidth) / 2;
}
