import type { Page } from '@playwright/test';
import { openHouse } from '../fixtures/open-house.ts';
import { pressUntil } from '../pages/press-until.ts';
import { expect, test as base } from '../fixtures/test.ts';

/** A separate house whose first match has kicked off and stands still: the journey causes its events. */
const test = base.extend<object, { readonly house: string }>({
  house: [
    // oxlint-disable-next-line no-empty-pattern -- Playwright reads the names of fixtures from here
    async ({}, use) => {
      const house = await openHouse({});
      await use(house.url);
      await house.close();
    },
    { scope: 'worker' },
  ],
  baseURL: async ({ house }, use) => use(house),
});

// Both in one worker, which opens the house once.
test.describe.configure({ mode: 'default' });

const PLACE = '**/api/bet/placebet';
const CASH_OUT = '**/api/bet/*/cashout';

/** Acts as soon as the house has answered that a bet or cash-out waits, before the page gets the answer: a slow phone would draw it after the few seconds of the wait. */
async function onceItWaits(page: Page, path: string, happens: () => Promise<void>): Promise<void> {
  let hasHappened = false;
  await page.route(path, async (route) => {
    if (hasHappened || route.request().method() !== 'POST') return route.continue();
    const answer = await route.fetch();
    const { waiting } = (await answer.json()) as { readonly waiting?: object };
    hasHappened = waiting !== undefined;
    if (hasHappened) await happens();
    await route.fulfill({ response: answer });
  });
}

test(
  'a bet on a match in play waits as was said before the tap: it stands where nothing happens, and with a goal it is refused, told, and its money is back (D103)',
  { tag: '@D103' },
  async ({ page, context, site, slip, season, loggedIn }) => {
    await loggedIn(1_000);
    const [first] = await season.listed();
    if (first === undefined) throw new Error('The house lists no match.');
    await season.kickOff(first);

    await page.goto('/sports');
    await site.main.getByRole('link', { name: /^Live/ }).click();
    const card = site.main.locator(`[data-match="${first.id}"]`);
    const price = card.locator('button[data-outcome]').first();
    await price.click();
    await slip.open();
    await expect(slip.sheet).toContainText('your bet waits 5 seconds, the same for everybody');
    await expect(slip.sheet.getByRole('listitem')).toContainText('Live');

    // Another tab shows in My Bets that it waits, and then that it stands, as this one does.
    await slip.placeButton.click();
    await expect(slip.sheet).toContainText('Your bet is waiting');
    await expect(slip.sheet).toContainText('KES 49.00 is held, not taken.');
    const other = await context.newPage();
    await other.goto('/bets');
    const bet = other.getByRole('main').getByRole('article').first();
    await expect(bet).toContainText(/Waiting|Active/u); // a slow phone comes when it is over
    await expect(bet).toContainText('Active');
    await expect(other.getByRole('banner')).toContainText('KES 951.00');
    await expect(slip.sheet).toContainText('It stands at the odds you tapped');
    await slip.sheet.getByRole('button', { name: 'Close' }).first().click();
    await expect(site.header).toContainText('KES 951.00');

    // A goal while the next one waits.
    await price.click();
    await slip.open();
    await onceItWaits(page, PLACE, () => season.goal(first.feedMatchId, 'away'));
    await slip.placeButton.click();
    const told = slip.sheet
      .getByRole('status')
      .filter({ hasText: 'A goal was scored while your bet waited.' });
    await expect(told).toBeVisible();
    await expect(slip.sheet).toContainText('KES 49.00 is back in your balance.');
    await expect(site.header).toContainText('KES 951.00');
    await other.reload();
    await expect(other.getByRole('main')).toContainText('Not placed');
    await other.close();

    // Picked again, it is off until prices come back; the match ends with the sheet open.
    await slip.sheet.getByRole('button', { name: 'Pick again' }).click();
    await expect(slip.sheet).toContainText('1 pick is closed for now.');
    await season.result(first.feedMatchId, 0, 1);
    await expect(slip.sheet.getByRole('listitem')).toContainText('Started');

    // The events, and the rulings on bets that waited, stay readable for everybody.
    await page.goto(`/markets?match=${first.id}`);
    const events = site.main.getByRole('region', { name: 'What happened' }).getByRole('listitem');
    await expect(events.filter({ hasText: 'Goal' })).toContainText('0:1');
    await site.main.getByRole('link', { name: 'How bets that waited were judged' }).click();
    await expect(site.main.getByRole('row', { name: /Not placed Goal 1 KES 49.00$/ })).toBeVisible();
    await expect(site.main.getByRole('row', { name: /Placed 1 KES 49.00$/ })).toBeVisible();
  },
);

test(
  'a cash-out in play waits as was said before the tap: it is paid at its offer though the phone was offline meanwhile, and with a goal the bet is as it was (D102, D103)',
  { tag: '@D103' },
  async ({ page, context, site, slip, season, loggedIn }) => {
    await loggedIn(1_000);
    const [, second] = await season.listed();
    if (second === undefined) throw new Error('The house lists no second match.');
    await season.kickOff(second);
    await page.goto('/live');
    await site.main.locator(`[data-match="${second.id}"] button[data-outcome]`).first().click();
    await slip.open();
    await slip.placeButton.click();
    // A page that is left before it has stored that the answer came asks for it again, and says so in a dialog.
    await expect(slip.sheet).toContainText('It stands at the odds you tapped');
    await page.goto('/bets');
    const bet = site.main.getByRole('article').first();
    await expect(bet).toContainText('Active');

    // Half of the bet: the sheet shows the wait, and that the network is gone meanwhile.
    const open = bet.getByRole('button', { name: /^Cash out bet/ });
    const sheet = page.getByRole('dialog', { name: 'Cash out' });
    const take = sheet.getByRole('button', { name: /^Cash out KES/ });
    const waits = sheet.getByText('Your cash-out is waiting');
    await open.click();
    await expect(sheet).toContainText('the cash-out waits 5 seconds, the same for everybody');
    await sheet.getByRole('radio', { name: 'A part' }).check({ force: true });
    await expect(sheet).toContainText('KES 24.50 of the stake stays on.');
    await expect(take).toBeEnabled();
    await onceItWaits(page, CASH_OUT, () => context.setOffline(true));
    await pressUntil(take, waits);
    await expect(sheet).toContainText('Your cash-out waits on with us');
    await context.setOffline(false);
    const told = site.dialog.filter({ hasText: 'you are paid what you tapped' });
    await expect(told).toContainText('KES 24.50');
    await told.getByRole('button', { name: 'Close' }).last().click();
    await expect(bet).toContainText('Cashed out');
    const header = await site.header.innerText();

    // A goal while the rest waits.
    await open.click();
    const fell = sheet.getByText('A goal was scored while the cash-out waited.');
    await onceItWaits(page, CASH_OUT, () => season.goal(second.feedMatchId, 'away'));
    await pressUntil(take, waits.or(fell).first());
    await expect(sheet.getByRole('status').first()).toContainText(
      'A goal was scored while the cash-out waited. Your bet is as it was.',
    );
    await expect(sheet).toContainText('betting is closed for the moment');
    await sheet.getByRole('button', { name: 'Close' }).click();
    await expect(bet).toContainText('Active');
    expect(await site.header.innerText()).toBe(header);
  },
);
