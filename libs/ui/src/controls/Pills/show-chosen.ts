/**
 * Scrolls a row sideways until its chosen element is fully visible, for visitors who open an address that chooses one beyond the
 * edge, or tap one that is cut off. Only the row scrolls, never the page.
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
