/** Puts focus on the title of the window an element stands in, if it stands in one: for a button that leaves with what it does. */
export function focusTitle(from: Element): void {
  from.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

/** A row of a list is about to leave with the pressed button in it: focus goes to the same button of the row after or before, else to the window's title. */
export function focusBesideRow(button: HTMLElement): void {
  const row = button.closest('li');
  const name = `button.${[...button.classList].join('.')}`;
  const beside = [row?.nextElementSibling, row?.previousElementSibling]
    .map((one) => one?.querySelector<HTMLElement>(name))
    .find((one) => one);
  if (beside) beside.focus();
  else focusTitle(button);
}
