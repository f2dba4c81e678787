import { priceIn } from '../pages/sports-page.ts';
import { expect, test as base } from '../fixtures/test.ts';
import { openHouse } from '../fixtures/open-house.ts';
import { screensOf } from '../fixtures/screens.ts';

/** A separate house under the law of the day: no tax on stakes and wins, 5 % of deposits and withdrawals. */
const test = base.extend<object, { readonly house: string }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const house = await openHouse({ KIPENGA_RULES: 'kenya' });
      await use(house.url);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house),
});

test(
  'under the law of the day the tax is on what is paid in and taken out, and said before each tap',
  { tag: ['@R4-13'] },
  async ({ page, site, sports, slip, modals, loggedIn }, testInfo) => {
    const screen = screensOf(page, testInfo, 'law-of-the-day');
    const customer = await loggedIn();
    const { handset } = customer;
    await page.goto('/');
    const price = priceIn(await sports.match(0).home.textContent()) / 1_000;
    await sports.match(0).home.click();
    await slip.open();
    await expect(slip.sheet).not.toContainText('tax', { ignoreCase: true });
    const win = `KES ${(49 * price).toFixed(2)}`;
    await expect(slip.netWin).toHaveText(win);
    await slip.placeButton.click();
    // 49 of what is left of 52: 52 - 2.60 = 49.40.
    await expect(slip.sheet.getByRole('button', { name: 'Deposit KES 52.00 and place' })).toBeVisible();
    await screen('deposit-and-place');
    await slip.sheet.getByRole('button', { name: 'Deposit KES 52.00 and place' }).click();
    // No deposit without an identity (D105): the fault is named, and typed text stays.
    const asked = modals.named('Confirm your identity');
    await modals.typeIdentity(customer);
    await asked.getByLabel('Date of birth').fill('31/02/1990');
    await asked.getByRole('button', { name: 'Check my identity' }).click();
    await expect(asked.getByLabel('Date of birth')).toBeFocused();
    await screen('who-you-are');
    await modals.typeIdentity(customer);
    await asked.getByRole('button', { name: 'Check my identity' }).click();
    await expect(asked.getByRole('status')).toContainText('we know who you are');
    await asked.getByRole('button', { name: 'Done' }).click();
    await slip.sheet.getByRole('button', { name: 'Deposit KES 52.00 and place' }).click();
    expect((await handset.approvePrompt()).amount).toBe(52);
    await expect(site.dialog.filter({ hasText: 'Bet placed Successfully' })).toBeVisible();
    await page.goto('/bets');
    await expect(site.header).toContainText('KES 0.40');
    await expect(site.main.getByRole('article').first()).toContainText(win);

    await site.header.getByRole('button', { name: 'Deposit' }).click();
    await modals.named('Deposit').getByRole('textbox', { name: 'Amount in KES' }).fill('1000');
    await expect(modals.named('Deposit')).toContainText('KES 950.00');
    await screen('deposit');
    await modals.deposit(1000);
    await handset.approvePrompt();
    await expect(modals.named('Deposit')).toContainText('KES 950.00 has arrived');
    await expect(modals.named('Deposit')).toContainText('KES 950.40');
    await modals.named('Deposit').getByRole('button', { name: 'Close' }).click();

    await page.goto('/account');
    await site.main.getByRole('button', { name: 'Withdraw' }).click();
    await page.getByRole('dialog').getByRole('textbox', { name: 'Amount in KES' }).fill('100');
    await expect(page.getByRole('dialog')).toContainText('KES 5.00');
    await expect(page.getByRole('dialog')).toContainText('KES 85.00'); // the fee of 10 is for money not played yet
    await screen('withdraw');
  },
);
