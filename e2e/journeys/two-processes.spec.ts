import { cents, formatKes } from '@kipenga/betting-core';
import { expect, test as base } from '../fixtures/test.ts';
import { openHouse } from '../fixtures/open-house.ts';
import { readsElsewhere } from '../fixtures/reads-elsewhere.ts';
import { Season } from '../fixtures/season.ts';
import { priceIn } from '../pages/sports-page.ts';
import { centsIn } from '../pages/statement-page.ts';

/** One house of two processes on one database, behind one origin. */
const test = base.extend<object, { readonly house: { readonly origin: string; readonly other: string } }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const open: { readonly close: () => Promise<void> }[] = [];
      try {
        const first = await openHouse({});
        open.unshift(first);
        const second = await openHouse({ DATABASE_URL: await first.databaseUrl() });
        open.unshift(second);
        const front = await readsElsewhere(first.url, second.url);
        open.unshift(front);
        await use({ origin: front.origin, other: first.url });
      } finally {
        for (const { close } of open) await close();
      }
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house.origin),
});

test(
  'a bet that one process takes and settles is won, with its money, on the page of another',
  { tag: ['@R2-52'] },
  async ({ page, site, sports, slip, season, loggedIn, house, playwright }) => {
    await loggedIn(1_000);
    const match = (await season.listed()).find(({ hasOverUnder }) => hasOverUnder)!;
    await page.goto('/');
    const price = site.main.locator(`[data-outcome="${match.homeOutcomeId}"]`);
    await sports.reach(price);
    const odds = priceIn(await price.textContent());
    await price.click();
    await slip.open();
    await slip.stake.fill('100');
    await expect(slip.figure('Stake after tax')).toHaveText('KES 88.89');
    const promised = (await slip.netWin.textContent()) ?? '';
    await slip.placeButton.click();
    await expect(site.dialog.filter({ hasText: 'Bet placed Successfully' })).toBeVisible();
    await page.goto('/bets');
    const bet = site.main.getByRole('article').first();
    await expect(bet).toContainText('Active');
    await expect(site.header).toContainText('KES 900.00');

    const other = await playwright.request.newContext({ baseURL: house.other });
    await new Season(other).result(match.feedMatchId, 2, 0);
    await other.dispose();
    await page.reload();
    await expect(bet).toContainText('Won');
    await expect(bet).toContainText(promised);
    // A settled stake of 100 at 1.50 or more releases 10 of the welcome bonus, which came with the first deposit (D109).
    const released = odds >= 1_500 ? 1_000 : 0;
    await expect(site.header).toContainText(formatKes(cents(90_000 + centsIn(promised) + released)));
    // The process that took the bet sells the match no more, and neither does the other.
    expect((await season.listed()).map(({ id }) => id)).not.toContain(match.id);
  },
);
