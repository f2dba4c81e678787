import { expect, within } from 'storybook/test';

/** What a test gets hold of on the page: the whole story. */
export type Canvas = ReturnType<typeof within>;

/** One cell of the coupon, by the number of its match. */
export function cell(canvas: Canvas, position: number, key: '1' | 'X' | '2'): HTMLElement {
  const rows = within(canvas.getByRole('list', { name: /^Matches of/ })).getAllByRole('listitem');
  const row = rows[position - 1];
  if (row === undefined) throw new RangeError(`No match ${position}`);
  return within(row).getByRole('button', { name: new RegExp(`^${key}, `) });
}

/** The bar over the page says how many picks there are and what the ticket costs now. */
export async function costs(canvas: Canvas, picks: number, price: string): Promise<void> {
  const bar = canvas.getByRole('region', { name: 'Betslip' });
  await expect(bar).toHaveTextContent(new RegExp(`^${picks}(?!\\d)`));
  await expect(bar).toHaveTextContent(price);
}

/** A dialog says why a pick was refused; the cell stays as it was. */
export async function isRefused(canvas: Canvas, pressed: HTMLElement, why: string): Promise<void> {
  await expect(within(canvas.getByRole('dialog', { name: /Oops!$/ })).getByText(why)).toBeVisible();
  await expect(pressed).toHaveAttribute('aria-pressed', 'false');
}
