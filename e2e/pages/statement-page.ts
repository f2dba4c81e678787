import { expect, type Page } from '@playwright/test';

const DESK = { width: 1280, height: 800 };

/**
 * Adds up in cents what the statement says of movements of these kinds, a tax on them among them; the same on a phone as on a wide screen, where the
 * page is left.
 */
export async function statementSum(page: Page, kinds: RegExp): Promise<number> {
  await page.goto('/transactions?view=statement');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: kinds });
  const sum = async (): Promise<number> => {
    await expect(rows.first()).toBeVisible();
    const movements = (await rows.allInnerTexts()).map((row) => {
      const [, sign, amount = ''] = /([+−])(?:KES )?([\d,]+\.\d\d)/u.exec(row) ?? [];
      return (sign === '−' ? -1 : 1) * centsIn(amount);
    });
    return movements.reduce((total, movement) => total + movement, 0);
  };
  const onPhone = await sum();
  await page.setViewportSize(DESK);
  expect(await sum()).toBe(onPhone);
  return onPhone;
}

/** The cents of an amount as people read it. */
export const centsIn = (text: string): number =>
  Math.round(Number(/[\d,]+\.\d\d/u.exec(text)?.[0].replaceAll(',', '')) * 100);
