import { expect, test } from '../fixtures/test.ts';

test(
  'a limit of their own refuses a deposit, and a time-out a bet, both in words',
  { tag: ['@R2-08', '@R8-04'] },
  async ({ site, sports, slip, modals, loggedIn, page }) => {
    const customer = await loggedIn(50);
    await site.open('/account');
    await expect(site.header).toContainText('KES 50.00');
    await site.main.getByRole('button', { name: 'Limits' }).click();
    await expect(page).toHaveURL(/\/responsible-gambling#limits$/);
    const limits = site.main.getByRole('region', { name: 'Limits and breaks' });
    await limits.getByText('Deposit limit').click();
    await limits.getByRole('radio', { name: 'A day' }).check();
    await limits.getByRole('textbox', { name: 'At most' }).fill('100');
    await limits.getByRole('button', { name: 'Set limit' }).click();
    await expect(site.dialog).toContainText('A lower limit starts now');
    await site.closeDialog();
    await expect(limits).toContainText('1 set');

    await site.goTo('Account');
    await site.main.getByRole('button', { name: 'Deposit' }).click();
    await modals.deposit(200);
    await expect(
      page.getByText('Your own limit is KES 100.00 in 24 hours: you can deposit KES 50.00 more now.').first(),
    ).toBeVisible();
    expect((await customer.handset.look()).prompts.filter(({ state }) => state === 'open')).toEqual([]);

    await site.open('/responsible-gambling');
    await limits.getByText('Time-out', { exact: true }).click();
    await limits.getByRole('radio', { name: '24 hours' }).check();
    await limits.getByRole('button', { name: 'Take a time-out' }).click();
    await limits.getByRole('button', { name: 'Yes, 24 hours' }).click();
    await expect(site.dialog).toContainText('Your break has begun.');
    await site.closeDialog();

    await site.open('/');
    await sports.match(1).home.click();
    await slip.open();
    await slip.placeButton.click();
    await expect(page.getByText(/You have asked not to bet until [A-Z][a-z]{2} \d/).first()).toBeVisible();
    await expect(site.header).toContainText('KES 50.00');
  },
);
