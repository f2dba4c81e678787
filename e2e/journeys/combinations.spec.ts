import {
  DEFAULT_LIMITS,
  kes,
  nairobiDay,
  oddsFromThousandths,
  quoteBet,
  taxRecordOn,
} from '@kipenga/betting-core';
import { screensOf } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { priceIn } from '../pages/sports-page.ts';
import { expectStatementSum } from '../pages/statement-page.ts';

test(
  'picks of one match that do not go together are named, those that do are placed at one price with another match; with one of them void the price of the other counts, to the cent (D101)',
  { tag: '@D101' },
  async ({ page, site, sports, slip, season, own, loggedIn }, testInfo) => {
    const screen = screensOf(page, testInfo, 'combination');
    await loggedIn(1_000);
    const [combined, single] = own('combination');
    await sports.openMarkets(combined!);
    await site.main.getByRole('button', { name: 'Combine picks' }).click();
    const panel = site.main.getByRole('region', { name: 'Combination' });
    await expect(panel).toBeVisible();
    const tap = (market: string, price: RegExp) =>
      site.main
        .getByRole('group', { name: market, exact: true })
        .getByRole('button', { name: price })
        .click();
    await site.main.locator('summary').filter({ hasText: 'Draw no bet' }).click();
    await tap('Draw no bet', /^1/);
    await tap('Double chance', /^X or 2/);
    await expect(panel.getByRole('status')).toContainText('no result makes all of them right');
    await expect(panel.getByRole('button', { name: /^Add to slip/ })).toHaveCount(0);
    await panel.getByRole('button', { name: /^Take out .* or draw$/ }).click();
    await tap('Over/under 2.5', /^Over 2.5/);
    const over = site.main
      .getByRole('group', { name: 'Over/under 2.5', exact: true })
      .getByRole('button', { name: /^Over 2.5/ });
    const overPrice = priceIn(await over.textContent());
    await panel.getByRole('button', { name: /^Add to slip at/ }).click();
    await expect(site.main).toContainText('Your combination is on the slip at');

    await site.keeps(1);
    const other = await sports.openMarkets(single!);
    const otherPrice = priceIn(await other.textContent());
    await other.click();
    await slip.open();
    const parts = slip.sheet.getByRole('listitem').first().getByRole('listitem');
    await expect(parts).toHaveCount(2);
    await screen('slip');
    await expect(parts.filter({ hasText: 'Over 2.5 goals' })).toBeVisible();
    await slip.placeButton.click();
    await expect(site.dialog.filter({ hasText: 'Bet placed Successfully' })).toBeVisible();

    await season.result(combined!.feedMatchId, 2, 2);
    await season.result(single!.feedMatchId, 1, 0);
    await page.goto('/bets');
    const bet = site.main.getByRole('article').first();
    await expect(bet).toContainText('Won');
    await bet.getByRole('link').click();
    const leg = site.main.getByRole('article').filter({ hasText: 'Combination' });
    await expect(leg.getByRole('listitem').filter({ hasText: 'Void' })).toContainText('Draw no bet');
    await expect(leg.getByRole('listitem').filter({ hasText: 'Won' })).toContainText('Over 2.5 goals');
    await screen('detail');
    const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
    const prices = [overPrice, otherPrice].map(oddsFromThousandths);
    const { netPayout } = quoteBet({ stake: kes(49), prices, limits: DEFAULT_LIMITS, taxRecord });
    await expectStatementSum(page, /Bet won|Tax on the win/u, netPayout);
  },
);
