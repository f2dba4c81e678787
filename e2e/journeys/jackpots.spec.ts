import { expect, test } from '../fixtures/test.ts';
import { screensOf } from '../fixtures/screens.ts';

const NAME = 'Midweek Jackpot';

test(
  'a ticket with two doubles is paid in, settled with a tier won and proven to have been in time',
  {
    tag: [
      '@D80',
      '@D82',
      '@D83',
      '@R1-05',
      '@R2-07',
      '@R2-25',
      '@R2-42',
      '@R4-04',
      '@R4-05',
      '@R4-06',
      '@R4-07',
      '@R4-08',
      '@R4-15',
      '@R5-20',
      '@R5-21',
      '@R7-02',
      '@R7-16',
      '@R9-06',
    ],
  },
  async ({ page, site, jackpots, modals, member, season }, testInfo) => {
    const screen = screensOf(page, testInfo, 'jackpot');
    const customer = await member();
    await site.open('/jackpots');
    await jackpots.expectOpen(NAME);
    await jackpots.unfold(NAME);
    await expect(jackpots.rows(NAME)).toHaveCount(13);
    await screen('offers');

    // Autopick; a third pick of a match is refused, and one double more than the offer allows.
    const autopick = jackpots.offer(NAME).getByRole('button', { name: 'Autopick' });
    await autopick.click();
    await expect.poll(() => jackpots.picksOf(NAME)).toEqual(Array.from({ length: 13 }, () => 1));
    const row = (at: number) => jackpots.rows(NAME).nth(at);
    const addAnother = (at: number) => row(at).locator('[aria-pressed="false"]').first().click();
    await addAnother(0);
    await addAnother(0);
    await expect(site.dialog).toContainText('Oops!');
    await expect(site.dialog).toContainText('Tripples are not allowed!');
    await site.closeDialog();
    for (let at = 1; at < 9; at += 1) await addAnother(at);
    await expect(site.dialog).toContainText('You have reached the maximum number of doubles!');
    await site.closeDialog();
    await expect
      .poll(async () => (await jackpots.picksOf(NAME)).filter((picks) => picks === 2))
      .toHaveLength(8);
    // Chance clears the ticket; then it is edited: two doubles.
    await autopick.click();
    await expect.poll(() => jackpots.picksOf(NAME)).toEqual(Array.from({ length: 13 }, () => 1));
    for (const at of [0, 1]) await addAnother(at);
    await expect(jackpots.offer(NAME)).toContainText('4 lines × KES 49 = KES 196');
    await expect(jackpots.offer(NAME)).toContainText(/about 1 in [\d.,]+/);
    const picked = await jackpots.pickedOf(NAME);
    await screen('picked');

    // The slip, over a reload; logging in on the way; the money that is missing is paid in, and the ticket placed with it.
    await page.reload();
    await expect(jackpots.slipBar).toContainText('13');
    await jackpots.openSlip();
    await screen('slip');
    await jackpots.sheet.getByRole('button', { name: 'Log in to place KES 196' }).click();
    await modals.logIn(customer);
    await jackpots.sheet.getByRole('button', { name: 'Place ticket for KES 196' }).click();
    await expect(jackpots.sheet).toContainText('KES 196.00 more is needed.');
    await screen('deposit-and-place');
    await jackpots.sheet.getByRole('button', { name: 'Deposit KES 196.00 and place' }).click();
    await expect(
      site.dialog.filter({ hasText: 'A deposit prompt has been sent to your phone.' }),
    ).toBeVisible();
    await customer.handset.approvePrompt();
    // An SMS reports it; a page that is opened again shows it at once, not at the next poll.
    await customer.handset.hears(/Jackpot ticket .* for KES 196/);
    await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    const placed = site.dialog.filter({ hasText: 'Bet placed Successfully' });
    await expect(placed).toBeVisible();
    await screen('placed');
    await placed.getByRole('button', { name: 'Close' }).last().click();
    await expect(jackpots.slipBar).toHaveCount(0);
    await expect(site.header).toContainText('KES 0.00');

    // The operator settles it: the first result closes and seals it, two picks are wrong.
    const SCORES = [
      [2, 0],
      [1, 1],
      [0, 2],
    ] as const;
    const offer = await season.jackpotOf(NAME);
    for (const [at, feedMatchId] of offer.feedMatchIds.entries()) {
      const [pick = 0] = picked[at] ?? [];
      const [home, away] = SCORES[at === 5 || at === 6 ? (pick + 1) % 3 : pick] ?? SCORES[0];
      await season.result(feedMatchId, home, away);
    }
    await expect
      .poll(async () => (await season.moneyOf(offer.id)).won, 'one line of the ticket has eleven right')
      .toEqual([0, 0, 1]);
    const { fund } = await season.moneyOf(offer.id);
    // 8 % of the fund, less a fifth of what it brings beyond the stake after tax of 174.22; above 70,000 a day waits.
    const share = Math.floor((Math.round(fund * 100) * 8) / 100);
    const net = share - Math.round((share - 17_422) / 5);
    const shown = (Math.min(net, 7_000_000) / 100).toLocaleString('en-KE', { minimumFractionDigits: 2 });

    await site.open('/bets');
    const ticket = site.main.getByRole('article').first();
    await expect(ticket).toContainText('Won');
    await expect(site.header).toContainText(`KES ${shown}`);
    await screen('won');
    await ticket.getByRole('link').click();
    await page.getByRole('button', { name: 'Check the seal' }).click();
    await expect(site.main).toContainText('this ticket was in when picks closed, with these picks.');
    await screen('seal-checked');
    await site.open('/jackpots');
    await expect(site.main).toContainText(NAME);
    await screen('results');
  },
);
