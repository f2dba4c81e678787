import {
  DEFAULT_LIMITS,
  kes,
  nairobiDay,
  oddsFromThousandths,
  settleBet,
  taxRecordOn,
} from '@kipenga/betting-core';
import { screensOf } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { priceIn } from '../pages/sports-page.ts';
import { centsIn, expectStatementSum } from '../pages/statement-page.ts';

test(
  'a Lucky 15 is placed in the lines that the slip showed, settled with one pick wrong, and explained in bet detail and statement (D100)',
  { tag: '@D100' },
  async ({ page, site, sports, slip, own, loggedIn, season }, testInfo) => {
    const screen = screensOf(page, testInfo, 'lucky-15');
    await loggedIn(1_000);
    await page.goto('/');
    await expect(sports.matches.first()).toBeVisible();
    const matches = own('luckyFifteen');
    for (const match of matches) {
      const { home } = sports.matchOf(match);
      await sports.reach(home);
      await home.click();
    }
    await slip.open();
    await slip.sheet.getByRole('radio', { name: 'System' }).check({ force: true });
    await slip.sheet.getByRole('button', { name: 'Lucky 15 15 lines' }).click();
    const ladder = slip.sheet.getByRole('group', { name: 'What it pays after tax, in KES' });
    await expect(slip.sheet).toContainText(/15 lines, each gets KES/u);
    const paid = (right: string) =>
      ladder
        .getByRole('term')
        .filter({ hasText: right })
        .locator('xpath=following-sibling::dd[1]')
        .innerText();
    const [least = 0, most = 0] = [...(await paid('3 right')).matchAll(/[\d,]+\.\d\d/g)].map(([sum]) =>
      centsIn(sum),
    );
    const allRight = await paid('All 4 right');
    await screen('slip');
    await slip.placeButton.click();
    const placed = site.dialog.filter({ hasText: 'Bet placed Successfully' });
    await expect(placed).toContainText(`KES ${allRight}`);
    await placed.getByRole('button', { name: 'Close' }).last().click();

    for (const [at, { feedMatchId }] of matches.entries())
      await season.result(feedMatchId, at === 1 ? 0 : 2, 1);
    await page.goto('/bets');
    const bet = site.main.getByRole('article').first();
    await expect(bet.getByRole('link')).toHaveAccessibleName(/^Lucky 15 /);
    await expect(bet).toContainText('Won');
    await bet.getByRole('link').click();
    const standing = site.main.getByRole('group', { name: 'How its lines stand' });
    await expect(standing).toContainText('7 won, 8 lost');
    await screen('detail');
    await expect(standing.getByRole('listitem').filter({ hasText: '1·3·4' }).first()).toContainText('won');
    const net = site.main
      .getByRole('region', { name: 'Bet amount summary' })
      .getByRole('term')
      .filter({ hasText: 'Possible win' })
      .locator('xpath=following-sibling::dd[1]');
    const won = centsIn(await net.innerText());
    expect(won).toBeGreaterThanOrEqual(least);
    expect(won).toBeLessThanOrEqual(most);
    // A win above the stake has its tax on a separate line.
    await expectStatementSum(page, /Bet won|Tax on the win/u, won);
  },
);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });
  test(
    'a Trixie with a match called off pays its doubles and its treble at the prices that are left, explained in bet detail and statement to the cent (D100)',
    { tag: '@D100' },
    async ({ page, site, sports, slip, own, loggedIn, season }, testInfo) => {
      const screen = screensOf(page, testInfo, 'trixie');
      await loggedIn(1_000);
      await page.goto('/');
      await expect(sports.matches.first()).toBeVisible();
      const prices: number[] = [];
      const matches = own('trixie');
      for (const match of matches) {
        const { home } = sports.matchOf(match);
        await sports.reach(home);
        prices.push(priceIn(await home.textContent()));
        await home.click();
      }
      await slip.open();
      await slip.sheet.getByRole('radio', { name: 'System' }).check({ force: true });
      await slip.sheet.getByRole('button', { name: /^Trixie/ }).click();
      await slip.stake.fill('200');
      await expect(slip.sheet).toContainText(/4 lines, each gets KES\s44\.4/u);
      await screen('slip');
      await slip.placeButton.click();
      const placed = site.dialog.filter({ hasText: 'Bet placed Successfully' });
      await placed.getByRole('button', { name: 'Close' }).last().click();

      const [first, off, last] = matches;
      await season.voidMatch(off!.feedMatchId);
      for (const match of [first!, last!]) await season.result(match.feedMatchId, 2, 1);
      const results = ['won', 'void', 'won'] as const;
      const settled = settleBet({
        legs: prices.map((price, at) => ({ odds: oddsFromThousandths(price), result: results[at]! })),
        system: { sizes: [2, 3], bankers: [] },
        stake: kes(200),
        limits: DEFAULT_LIMITS,
        taxRecord: taxRecordOn(nairobiDay('2026-11-21')),
        usesFreeBet: false,
      });
      await page.goto('/bets');
      const bet = site.main.getByRole('article').first();
      await expect(bet.getByRole('link')).toHaveAccessibleName(/^Trixie /);
      await expect(bet).toContainText('Won');
      await bet.getByRole('link').click();
      await expect(site.main.getByRole('group', { name: 'How its lines stand' })).toContainText('4 won');
      await expect(site.main.getByRole('article').nth(1)).toContainText('Void');
      await screen('detail');
      if (settled.status !== 'won') throw new Error('Two picks won, and one is void: the bet wins.');
      await expectStatementSum(page, /Bet won|Tax on the win/u, settled.quote.netPayout);
      await screen('statement');
    },
  );
});
