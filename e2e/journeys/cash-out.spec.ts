import { screensOf } from '../fixtures/screens.ts';
import { expect, test } from '../fixtures/test.ts';
import { pressUntil } from '../pages/press-until.ts';
import { centsIn, expectStatementSum } from '../pages/statement-page.ts';

const sumIn = (text: string): number => {
  const [, sum = ''] = /KES ([\d,]+\.\d\d)/u.exec(text) ?? [];
  return Math.round(Number(sum.replaceAll(',', '')) * 100);
};

test(
  'a bet is cashed out in part and then whole, at the offer its button says, and the statement shows both (D102)',
  { tag: '@D102' },
  async ({ page, site, sports, slip, own, loggedIn }, testInfo) => {
    const screen = screensOf(page, testInfo, 'cash-out');
    await loggedIn(1_000);
    const [match] = own('cashOut');
    await (await sports.openMarkets(match!)).click();
    await slip.open();
    await slip.stake.fill('200');
    await slip.placeButton.click();
    const placed = site.dialog.filter({ hasText: 'Bet placed Successfully' });
    await placed.getByRole('button', { name: 'Close' }).last().click();
    await expect(site.header).toContainText('KES 800.00');

    // A partial cash-out from My Bets. No amount is shown before the customer asks.
    await page.goto('/bets');
    const bet = site.main.getByRole('article').first();
    await expect(bet).toContainText('Active');
    await expect(site.main).not.toContainText('Average value now');
    await bet.getByRole('button', { name: /^Cash out bet/ }).click();
    const sheet = page.getByRole('dialog', { name: 'Cash out' });
    const take = sheet.getByRole('button', { name: /^Cash out KES/ });
    const whole = sumIn(await take.innerText());
    await expect(sheet.getByRole('group', { name: 'Cash-out' })).toContainText('We keep (5%)');
    await sheet.getByRole('radio', { name: 'A part' }).check({ force: true });
    await sheet.getByRole('textbox', { name: /Stake to cash out/ }).fill('80');
    await expect(sheet).toContainText('KES 120.00 of the stake stays on.');
    await expect(take).toBeEnabled();
    await screen('part');
    await expect.poll(async () => sumIn(await take.innerText())).toBeLessThan(whole / 2);
    const part = sumIn(await take.innerText());
    const told = site.dialog.filter({ hasText: 'Stake that stays on' });
    // A press right after the button's words changed is ignored: it was meant for the former words.
    await pressUntil(take, told);
    await expect.poll(async () => sumIn(await told.innerText())).toBe(part);
    await told.getByRole('button', { name: 'Close' }).last().click();
    await expect(bet).toContainText('Cashed out');
    await expect(site.header).toContainText(`KES ${(800 + part / 100).toFixed(2)}`);

    // The rest, from its detail.
    await bet.getByRole('link').click();
    await expect(site.main).toContainText('Stake that stays on');
    await site.main.getByRole('button', { name: /^Cash out bet/ }).click();
    await expect(take).toBeVisible();
    const rest = sumIn(await take.innerText());
    const done = site.dialog.filter({ hasText: 'Cashed out' });
    await pressUntil(take, done);
    await done.getByRole('button', { name: 'Close' }).last().click();
    await expect(site.main).not.toContainText('Possible win');
    await expect(site.main).not.toContainText('Lost');
    await expect(site.header).toContainText(`KES ${(800 + (part + rest) / 100).toFixed(2)}`);
    expect(Math.abs(part + rest - whole)).toBeLessThanOrEqual(2);

    await expectStatementSum(page, /Bet cashed out|Tax on the win/u, part + rest);
    await expect(site.main.getByRole('listitem').filter({ hasText: 'Bet cashed out' })).toHaveCount(2);
    // On paper, however early it is printed, the statement stands alone and whole.
    await page.emulateMedia({ media: 'print' });
    await page.reload();
    await expect(site.main.getByRole('listitem').filter({ hasText: 'Bet cashed out' })).toHaveCount(2);
    for (const other of [
      site.header,
      page.getByRole('contentinfo'),
      site.main.getByRole('button', { name: 'CSV' }),
    ])
      await expect(other).toBeHidden();
  },
);

test.describe('on a wide screen', () => {
  test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });
  test(
    'a bet is cashed out by itself once its offer has come to the amount set, with the page closed, and told by SMS and to the cent in the statement (D102)',
    { tag: '@D102' },
    async ({ page, context, site, sports, slip, own, loggedIn, season }, testInfo) => {
      const screen = screensOf(page, testInfo, 'auto-cash-out');
      const { handset } = await loggedIn(1_000);
      const [decided, open] = own('autoCashOut');
      for (const match of [decided!, open!]) {
        await (await sports.openMarkets(match)).click();
        await site.keeps(match === open ? 2 : 1);
      }
      await slip.open();
      await slip.placeButton.click();
      await site.dialog
        .filter({ hasText: 'Bet placed Successfully' })
        .getByRole('link', { name: 'See the bet' })
        .click();
      await site.main.getByRole('button', { name: /^Cash out bet/ }).click();
      const sheet = page.getByRole('dialog', { name: 'Cash out' });
      const offer = centsIn(await sheet.getByRole('button', { name: /^Cash out KES/ }).innerText());
      const floor = (offer + 100) / 100;
      await sheet.getByRole('heading', { name: 'Auto cash-out' }).click();
      await sheet.getByRole('textbox', { name: /Cash out at an offer of/ }).fill(floor.toFixed(2));
      await sheet.getByRole('button', { name: 'Set auto cash-out' }).click();
      await expect(sheet.getByRole('button', { name: /^Stop auto cash-out/ })).toBeVisible();
      await screen('set');
      await page.close();

      await season.result(decided!.feedMatchId, 1, 0);
      await handset.hears(/reached the amount you chose, so we cashed it out: KES/u);
      const sms = (await handset.look()).messages.find(({ text }) => text.includes('we cashed it out'));
      const paid = centsIn(sms?.text.split('we cashed it out')[1] ?? '');
      expect(paid).toBeGreaterThanOrEqual(floor * 100);
      const later = await context.newPage();
      await later.goto('/bets');
      await expect(later.getByRole('main').getByRole('article').first()).toContainText('Cashed out');
      await expectStatementSum(later, /Bet cashed out|Tax on the win/u, paid);
    },
  );
});
