/** Moves the focus to the title of the window around an element, if there is one: for buttons that disappear when pressed. */
export function focusTitle(from: Element): void {
  from.closest('dialog')?.querySelector<HTMLElement>('[data-first-focus]')?.focus();
}

/**
 * Moves the focus before the row of a pressed button is removed: to the same button of the next or previous row, else to the
 * window's title.
 */
export function focusBesideRow(button: HTMLElement): void {
  const row = button.closest('li');
  const name = `button.${[...button.classList].join('.')}`;
  const beside = [row?.nextElementSibling, row?.previousElementSibling]
    .map((one) => one?.querySelector<HTMLElement>(name))
    .find((one) => one);
  if (beside) beside.focus();
  else focusTitle(button);
}
