import { expect, test as base } from '../fixtures/test.ts';
import { openHouse } from '../fixtures/open-house.ts';
import { readsElsewhere } from '../fixtures/reads-elsewhere.ts';
import { Season } from '../fixtures/season.ts';

/** One house of two processes on one database, behind one origin. */
const test = base.extend<object, { readonly house: { readonly origin: string; readonly other: string } }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const first = await openHouse({});
      const second = await openHouse({ DATABASE_URL: await first.databaseUrl() });
      const front = await readsElsewhere(first.url, second.url);
      await use({ origin: front.origin, other: first.url });
      await front.close();
      await second.close();
      await first.close();
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
    await price.click();
    await slip.open();
    const promised = (await slip.netWin.textContent()) ?? '';
    await slip.placeButton.click();
    await expect(site.dialog.filter({ hasText: 'Bet placed Successfully' })).toBeVisible();
    await page.goto('/bets');
    const bet = site.main.getByRole('article').first();
    await expect(bet).toContainText('Active');
    const before = await site.header.textContent();

    const other = await playwright.request.newContext({ baseURL: house.other });
    await new Season(other).result(match.feedMatchId, 2, 0);
    await other.dispose();
    await page.reload();
    await expect(bet).toContainText('Won');
    await expect(bet).toContainText(promised);
    await expect(site.header).not.toHaveText(before ?? '');
    // The process that took the bet sells the match no more, and neither does the other.
    expect((await season.listed()).map(({ id }) => id)).not.toContain(match.id);
  },
);
