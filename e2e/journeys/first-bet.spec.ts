import {
  DEFAULT_LIMITS,
  formatKes,
  kes,
  nairobiDay,
  oddsFromThousandths,
  quoteBet,
  taxRecordOn,
} from '@kipenga/betting-core';
import { expect, test } from '../fixtures/test.ts';
import { priceIn } from '../pages/sports-page.ts';
import { screensOf } from '../fixtures/screens.ts';

test.use({ contextOptions: { reducedMotion: 'no-preference' } });

test(
  'a newcomer fills a slip, registers and deposits; the slip waits',
  {
    tag: [
      '@R1-01',
      '@R1-03',
      '@R1-08',
      '@R2-15',
      '@R2-20',
      '@R2-21',
      '@R2-25',
      '@R2-36',
      '@R4-18',
      '@R4-20',
      '@R5-10',
      '@R8-10',
      '@R9-04',
    ],
  },
  async ({ page, site, sports, slip, modals, customer }, testInfo) => {
    const screen = screensOf(page, testInfo, 'newcomer');
    await page.goto('/');
    await expect(sports.matches.first()).toBeVisible();
    await expect(site.main.getByRole('link', { name: 'Top', exact: true })).toHaveAttribute(
      'aria-current',
      'page',
    );
    await screen('home');

    // The slip.
    const match = sports.match(7);
    const odds = priceIn(await match.home.textContent()) / 1_000;
    await match.home.click();
    await expect(match.home).toHaveAttribute('aria-pressed', 'true');
    await expect(site.slipBar).toContainText(odds.toFixed(2));
    await site.keeps(1);
    expect(await page.evaluate(() => localStorage.getItem('betslip'))).toContain('"betType":"prematch"');
    await slip.open();
    await expect(slip.stake).toHaveValue('49');
    await slip.stake.fill('100');
    await expect(slip.figure('Stake after tax')).toHaveText('KES 88.89');
    await screen('slip');

    // The account.
    await slip.sheet.getByRole('button', { name: /Log in to place/ }).click();
    await modals.named('Log In').getByRole('button', { name: 'Register' }).click();
    await modals.register(customer);
    await modals.verify(customer);
    await expect(modals.named('Log In')).toBeVisible();
    await modals.logIn(customer);
    await expect(slip.placeButton).toBeVisible();
    await slip.sheet.getByRole('button', { name: 'Close' }).click();
    await expect(site.header).toContainText('KES 0.00');
    await expect(site.header).toContainText(customer.phone.slice(-3));

    // The money.
    await site.header.getByRole('button', { name: 'Deposit' }).click();
    await modals.deposit(1000);
    await expect(modals.named('Deposit')).toContainText(
      'Congratulations. A deposit prompt has been sent to your phone. Please enter PIN to complete',
    );
    await customer.handset.approvePrompt();
    await expect(modals.named('Deposit')).toContainText('KES 1,000.00');
    await screen('deposited');
    await modals.named('Deposit').getByRole('button', { name: 'Close' }).click();
    await expect(site.header).toContainText('KES 1,000.00');
    await expect(site.slipBar).toContainText(odds.toFixed(2));
  },
);

test(
  'a member places a bet, sees it won and the winnings in the balance',
  {
    tag: ['@R1-04', '@R2-52', '@R2-53', '@R4-10', '@R4-14', '@R8-10', '@R9-04'],
  },
  async ({ page, site, sports, slip, modals, member, season, own }, testInfo) => {
    const screen = screensOf(page, testInfo, 'first-bet');
    const customer = await member(1_000);
    await page.goto('/');
    await expect(sports.matches.first()).toBeVisible();

    // The slip.
    const [settled] = own('won');
    const match = sports.matchOf(settled!);
    await sports.reach(match.home);
    const price = priceIn(await match.home.textContent()) / 1_000; // a match far down the page has text but is not painted
    await match.home.click();
    await slip.open();
    await slip.stake.fill('100');
    await slip.sheet.getByRole('button', { name: /Log in to place/ }).click();
    await modals.logIn(customer);

    await expect(slip.placeButton).toBeVisible();

    // The bet.
    const taxRecord = taxRecordOn(nairobiDay('2026-11-21'));
    const prices = [oddsFromThousandths(Math.round(price * 1_000))];
    const { netPayout } = quoteBet({ stake: kes(100), prices, limits: DEFAULT_LIMITS, taxRecord });
    const promised = formatKes(netPayout);
    await expect(slip.figure('Possible win')).toHaveText(promised);
    await expect(slip.netWin, 'what it pays is on show beside the button').toBeInViewport();
    await expect(slip.netWin).toHaveText(promised);
    await slip.placeButton.click();
    await expect(site.dialog.filter({ hasText: 'Bet placed Successfully' })).toBeVisible();
    await screen('placed');
    await site.dialog
      .filter({ hasText: 'Bet placed Successfully' })
      .getByRole('button', { name: 'Close' })
      .last()
      .click();
    await expect(site.slipBar).toHaveCount(0);
    await expect(site.header).toContainText('KES 900.00');

    await page.goto('/bets');
    const bet = site.main.getByRole('article').first();
    await expect(bet).toContainText('Active');
    await expect(bet).toContainText(promised);
    await screen('my-bets');

    // The result.
    await season.result(settled!.feedMatchId, 2, 0);
    await page.reload();
    await expect(bet).toContainText('Won');
    await screen('won');
    // With the first deposit came the welcome bonus; a settled cash stake at 1.50 or more releases a tenth of itself from it (D66, D109).
    const released = price >= 1.5 ? 10 : 0;
    const balance = (900 + netPayout / 100 + released).toLocaleString('en-KE', {
      minimumFractionDigits: 2,
      maximumFractionDigits: 2,
    });
    await expect(site.header).toContainText(`KES ${balance}`);
    await bet.getByRole('link').click();
    await expect(page).toHaveURL(/\/betdetail$/);
    await expect(site.main).toContainText('2');
    await expect(site.main).toContainText('Won');
    await screen('bet-detail');
  },
);
