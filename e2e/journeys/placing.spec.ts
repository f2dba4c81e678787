import { expect, test } from '../fixtures/test.ts';
import { BetslipSheet } from '../pages/betslip-sheet.ts';

test(
  'without enough money the deposit is offered, and the bet is placed when it arrives',
  { tag: ['@R4-13', '@R4-14', '@R4-15', '@R8-10'] },
  async ({ page, site, sports, slip, modals, member }) => {
    const customer = await member();
    await site.open('/');
    await sports.match(2).home.click();
    await slip.open();
    await slip.sheet.getByRole('button', { name: /Log in to place/ }).click();
    await modals.logIn(customer);
    await slip.placeButton.click();
    await expect(slip.sheet).toContainText('KES 49.00 more is needed.');
    await slip.sheet.getByRole('button', { name: 'Deposit KES 49.00 and place' }).click();
    await expect(
      site.dialog.filter({
        hasText: 'A deposit prompt has been sent to your phone. Enter you password to deposit and place bet.',
      }),
    ).toBeVisible();
    // A page loaded again still knows that these picks are a bet that waits, and does not offer to place them.
    await page.reload();
    await slip.open();
    await expect(slip.sheet).toContainText('The bet is placed when the payment arrives.');
    await expect(slip.placeButton).toBeHidden();
    await customer.handset.approvePrompt();
    await expect(site.dialog.filter({ hasText: 'Bet placed Successfully' })).toBeVisible();
    await site.keeps(0);
    await expect
      .poll(async () => (await customer.handset.look()).messages[0]?.text)
      .toContain('Bet placed Successfully');
  },
);

test(
  'singles that lack their money are placed when it comes, the page closed, and told of when it is opened again',
  { tag: ['@R4-13', '@R4-14', '@R4-15'] },
  async ({ page, site, sports, slip, loggedIn }) => {
    const customer = await loggedIn(20);
    await site.open('/');
    for (const at of [4, 5]) await sports.match(at).home.click();
    await slip.open();
    await slip.sheet.getByRole('radio', { name: 'Singles' }).check();
    await slip.sheet.getByRole('button', { name: 'Place 2 bets, KES 98.00' }).click();
    await slip.sheet.getByRole('button', { name: 'Deposit KES 78.00 and place' }).click();
    await expect(
      site.dialog.filter({ hasText: 'A deposit prompt has been sent to your phone.' }),
    ).toBeVisible();
    await page.goto('about:blank');
    await customer.handset.approvePrompt();
    await expect
      .poll(async () => (await customer.handset.look()).messages[0]?.text)
      .toContain('2 bets placed Successfully, KES 98.00 together');
    await site.open('/');
    const told = site.dialog.filter({ hasText: 'Bet placed Successfully' });
    await expect(told.getByText(/^Placed: KES 49\.00 at/)).toHaveCount(2);
    await expect(site.slipBar).toHaveCount(0);
    await page.goto('/bets');
    await expect(site.main.getByRole('article')).toHaveCount(2);
    await expect(site.header).toContainText('KES 0.00');
  },
);

test(
  'an answer that got lost places one bet',
  { tag: '@R7-16' },
  async ({ page, site, sports, slip, loggedIn }) => {
    await loggedIn(500);
    await site.open('/');
    await sports.match(3).home.click();
    await slip.open();
    await expect(slip.placeButton).toBeVisible();

    const keys: (string | undefined)[] = [];
    await page.route('**/api/bet/placebet', async (route) => {
      keys.push(route.request().headers()['idempotency-key']);
      const answer = await route.fetch();
      // The bet reached the platform; its first two answers are lost on the way back.
      if (keys.length <= 2) await route.abort('connectionreset');
      else await route.fulfill({ response: answer });
    });
    await slip.placeButton.click();
    await expect(site.dialog.filter({ hasText: 'Bet placed Successfully' })).toBeVisible();
    expect(keys.length).toBeGreaterThan(2);
    expect(new Set(keys).size).toBe(1);
    await site.dialog
      .filter({ hasText: 'Bet placed Successfully' })
      .getByRole('button', { name: 'Close' })
      .last()
      .click();
    await page.goto('/bets');
    await expect(site.main.getByRole('article')).toHaveCount(1);
    await expect(site.header).toContainText('KES 451.00');
  },
);

test(
  'two tabs that press at once place one bet, and the way back does not bring it to the slip again',
  { tag: ['@R4-14', '@R7-16'] },
  async ({ page, context, site, sports, slip, loggedIn }) => {
    await loggedIn(500);
    await site.open('/');
    await sports.match(6).home.click();
    await slip.open();
    await expect(slip.placeButton).toBeVisible();
    const other = await context.newPage();
    const otherSlip = new BetslipSheet(other);
    await other.goto('/sports');
    await otherSlip.open();
    await expect(otherSlip.placeButton).toBeVisible();
    // Held until both have pressed: what one tab has placed leaves the slip of the other, and its button with it.
    const pressed = Promise.withResolvers<void>();
    await context.route('**/api/bet/placebet', async (route) => {
      await pressed.promise;
      await route.continue();
    });
    await Promise.all([slip, otherSlip].map(({ placeButton }) => placeButton.click()));
    pressed.resolve();
    for (const tab of [page, other])
      await expect(tab.getByRole('dialog').filter({ hasText: 'Bet placed Successfully' })).toBeVisible();
    await page.goto('/bets');
    await expect(site.main.getByRole('article')).toHaveCount(1);
    await page.goBack();
    await expect(sports.matches.first()).toBeVisible();
    await expect(site.slipBar).toHaveCount(0);
    await expect(site.header).toContainText('KES 451.00');
  },
);

test(
  'a session that has ended asks to log in again and keeps the slip',
  { tag: ['@R4-21', '@R8-01', '@R4-23'] },
  async ({ page, site, sports, slip, modals, loggedIn }) => {
    await loggedIn(100);
    await site.open('/');
    await expect(site.header).toContainText('KES 100.00');
    await sports.match(0).home.click();
    await page.route('**/api/bet/placebet', (route) =>
      route.fulfill({ status: 401, json: { res: 401, description: 'Log in again.' } }),
    );
    await slip.open();
    await slip.placeButton.click();
    await expect(modals.named('Log In')).toBeVisible();
    await expect.poll(() => page.evaluate(() => localStorage.getItem('auth'))).toBeNull();
    await modals.named('Log In').getByRole('button', { name: 'Close' }).click();
    await expect(slip.sheet).toContainText('Betslip');
  },
);

test(
  'a tab that has not heard yet that its slip was placed does not place it again',
  { tag: ['@R4-14', '@R7-16'] },
  async ({ page, context, site, sports, slip, loggedIn }) => {
    await loggedIn(500);
    await site.open('/');
    await sports.match(6).home.click();
    await slip.open();
    await expect(slip.placeButton).toBeVisible();
    const other = await context.newPage();
    const otherSlip = new BetslipSheet(other);
    // Deaf to the first tab: what lasts milliseconds otherwise lasts as long as the test.
    await other.addInitScript(() =>
      window.addEventListener('storage', (event) => event.stopImmediatePropagation(), true),
    );
    await other.goto('/sports');
    await otherSlip.open();
    await expect(otherSlip.placeButton).toBeVisible();
    const placed = (tab: typeof page) =>
      tab.getByRole('dialog').filter({ hasText: 'Bet placed Successfully' });
    await slip.placeButton.click();
    await expect(placed(page)).toBeVisible();
    await otherSlip.placeButton.click();
    await expect(placed(other)).toBeVisible();
    await page.goto('/bets');
    await expect(site.main.getByRole('article')).toHaveCount(1);
    await expect(site.header).toContainText('KES 451.00');
  },
);
