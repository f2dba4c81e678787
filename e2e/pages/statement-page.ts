import { expect, type Page } from '@playwright/test';

const DESK = { width: 1280, height: 800 };

/** Waits until the statement's movements of these kinds, taxes on them included, add up to this many cents on both a phone and a wide screen; the page stays wide. */
export async function expectStatementSum(page: Page, kinds: RegExp, cents: number): Promise<void> {
  await page.goto('/transactions?view=statement');
  const rows = page.getByRole('main').getByRole('listitem').filter({ hasText: kinds });
  const sum = async (): Promise<number> => {
    const movements = (await rows.allInnerTexts()).map((row) => {
      const [, sign, amount = ''] = /([+−])(?:KES )?([\d,]+\.\d\d)/u.exec(row) ?? [];
      return (sign === '−' ? -1 : 1) * centsIn(amount);
    });
    return movements.reduce((total, movement) => total + movement, 0);
  };
  await expect.poll(sum).toBe(cents);
  await page.setViewportSize(DESK);
  await expect.poll(sum).toBe(cents);
}

/** The cents of an amount as people read it. */
export const centsIn = (text: string): number =>
  Math.round(Number(/[\d,]+\.\d\d/u.exec(text)?.[0].replaceAll(',', '')) * 100);
