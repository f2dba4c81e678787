import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { pressUntil } from '../pages/press-until.ts';

/** Changes the price of an outcome for this page alone: the season's prices are shared by all journeys, and the stream would report them. */
async function movePrice(page: Page, outcome: string | null): Promise<void> {
  await page.route('**/host/sports/stream*', (route) => route.abort());
  await page.route('**/matches/markets/*', async (route) => {
    const answer = await route.fetch();
    const moved = (await answer.text()).replaceAll(/\{[^{}]*\}/g, (one) =>
      one.includes(`"${outcome}"`) ? one.replace(/("odd_value":)"?[\d.]+"?/, '$199.5') : one,
    );
    await route.fulfill({ response: answer, body: moved });
  });
}

test(
  'one pick per match: another replaces it, the same again removes it; with twenty, stake, sums and button are in sight, and one taken off comes back',
  { tag: ['@R2-25', '@R4-01', '@R4-02'] },
  async ({ page, site, sports, slip }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await site.open('/');
    const prices = sports.match(0).prices;
    await prices.nth(0).click();
    await expect(prices.nth(0)).toHaveAttribute('aria-pressed', 'true');
    await prices.nth(1).click();
    await expect(prices.nth(0)).toHaveAttribute('aria-pressed', 'false');
    await expect(prices.nth(1)).toHaveAttribute('aria-pressed', 'true');
    await expect(site.slipBar).toContainText('1');
    await prices.nth(1).click();
    await expect(site.slipBar).toHaveCount(0);
    for (let at = 0; at < 20; at += 1) await sports.match(at).home.click();
    await slip.open();
    const picks = slip.sheet.getByRole('listitem');
    await expect(picks).toHaveCount(20);
    const button = slip.sheet.getByRole('button', { name: /Log in to place/ });
    for (const part of [slip.stake, slip.netWin, button]) await expect(part).toBeInViewport({ ratio: 1 });
    const usualHeight = () =>
      picks.evaluateAll(
        (rows) => rows.map((row) => row.getBoundingClientRect().height).toSorted((a, b) => a - b)[10],
      );
    await expect.poll(usualHeight, 'a pick takes two lines').toBeLessThan(60);
    await picks
      .first()
      .getByRole('button', { name: /^Remove/ })
      .click();
    await expect(picks).toHaveCount(19);
    await slip.sheet.getByRole('button', { name: 'Undo', exact: true }).click();
    await expect(picks).toHaveCount(20);
  },
);

test(
  'the slip survives a reload, and unreadable storage does not break it',
  { tag: '@R3-02' },
  async ({ page, site, sports }) => {
    await site.open('/');
    await sports.match(0).home.click();
    await site.keeps(1);
    await page.reload();
    await expect(site.slipBar).toContainText('1');
    await page.evaluate(() => localStorage.setItem('betslip', '{"half'));
    await page.reload();
    await expect(sports.matches.first()).toBeVisible();
    await expect(site.slipBar).toHaveCount(0);
    await expect.poll(() => page.evaluate(() => localStorage.getItem('betslip.unreadable'))).toBe('{"half');
  },
);

test(
  'a price that moved shows the same total in bar and sheet, also after a reload, and that it moved',
  { tag: ['@R2-25', '@R4-01'] },
  async ({ page, site, sports, slip }) => {
    await site.open('/');
    await sports.match(0).home.click();
    const outcome = await sports.match(0).home.getAttribute('data-outcome');
    await expect(site.slipBar).toContainText('Total odds');
    await site.keeps(1);
    await movePrice(page, outcome);
    await page.reload();
    await expect(site.slipBar).toContainText('99.50');
    await expect(site.slipBar).toContainText(/picked at/);
    await slip.open();
    await expect(slip.figure('Total odds')).toHaveText('99.50');
    await expect(slip.sheet.getByRole('listitem').first()).toContainText('99.5');
  },
);

test(
  'singles from one slip: two are placed, the one whose price the house does not have stays, and each is told of',
  { tag: ['@R4-13', '@R4-14', '@R2-25', '@R7-16'] },
  async ({ page, site, sports, slip, loggedIn }) => {
    await loggedIn(500);
    await site.open('/');
    for (const at of [4, 5, 6]) await sports.match(at).home.click();
    await site.keeps(3);
    await movePrice(page, await sports.match(5).home.getAttribute('data-outcome'));
    await page.reload(); // asks for the price at once, which a page without its stream does now and then
    await slip.open();
    await expect(slip.sheet.getByRole('listitem').nth(1)).toContainText('99.5');
    await slip.sheet.getByRole('radio', { name: 'Singles' }).check();
    await slip.sheet
      .getByRole('textbox', { name: /^Stake on/ })
      .first()
      .fill('100');
    // Way and stakes are still there after a reload.
    await page.reload();
    await slip.open();
    await expect(slip.sheet.getByRole('listitem').nth(1)).toContainText('99.5'); // until then the pick has the price it was tapped at
    await slip.sheet.getByRole('button', { name: /KES 198\.00$/ }).click();
    const told = site.dialog.filter({ hasText: '2 of 3 bets placed' });
    await expect(told).toContainText('Odds have changed');
    await expect(told).toContainText('KES 149.00');
    await told.getByRole('button', { name: 'Close' }).last().click();
    await expect(slip.sheet.getByRole('listitem')).toHaveCount(1);
    await slip.sheet.getByRole('button', { name: 'Close' }).click();
    await expect(site.header).toContainText('KES 351.00');
    await page.goto('/bets');
    await expect(site.main.getByRole('article')).toHaveCount(2);
  },
);

test(
  'a betslip is shared by its code: the code is typed, and its link opens the slip elsewhere',
  { tag: ['@R1-09', '@R2-31', '@R8-10'] },
  async ({ page, site, sports, slip, browser, baseURL }) => {
    await site.open('/');
    await sports.match(0).home.click();
    await sports.match(1).prices.nth(1).click();
    await slip.open();
    await slip.sheet.getByRole('button', { name: 'Share this betslip' }).click();
    const share = page.getByRole('dialog', { name: 'Share Betslip' });
    const shown = share.getByRole('status').or(share.locator('output')).first();
    await expect(shown).toHaveText(/^\s*\w+\s*$/u);
    const code = (await shown.innerText()).trim();
    const link = await share.getByRole('link', { name: /WhatsApp/ }).getAttribute('href');
    const shared = new URL(link ?? '').searchParams.get('text') ?? '';
    const [address = ''] = /https?:\S+/u.exec(shared) ?? [];
    expect(new URL(address).searchParams.get('bookingCode')).toBe(code);

    const other = await browser.newContext(baseURL === undefined ? {} : { baseURL });
    const elsewhere = await other.newPage();
    // The installed app receives shared text whole.
    await elsewhere.goto(`/sports?bookingCode=${encodeURIComponent(shared)}`);
    await expect(elsewhere.getByRole('region', { name: 'Betslip' })).toContainText('2');
    await other.close();

    await page.evaluate(() => localStorage.removeItem('betslip'));
    await page.goto('/countries');
    await page.getByRole('textbox', { name: 'Booking code' }).fill(code.toLowerCase());
    await page.getByRole('button', { name: 'Open betslip' }).click();
    await expect(site.slipBar).toContainText('2');
  },
);

test('the loss of the network is said over the page and in the open slip, while it lasts', async ({
  page,
  site,
  sports,
  slip,
}) => {
  const notice = 'You are offline. Odds and balance may be old.';
  await site.open('/');
  await sports.match(0).home.click();
  await page.context().setOffline(true);
  await expect(page.getByText(notice)).toBeVisible();
  await page.context().setOffline(false);
  await expect(page.getByText(notice)).toHaveCount(0);
  await slip.open();
  await page.context().setOffline(true);
  await expect(slip.sheet.getByText(notice)).toBeVisible();
  await page.context().setOffline(false);
  await expect(slip.sheet.getByText(notice)).toHaveCount(0);
});

test('a slip whose files did not come is offered again, and then stands there dressed', async ({
  page,
  site,
  sports,
  slip,
}) => {
  await page.route(/assets\/BetslipSheet/, (route) => route.abort());
  await site.open('/');
  await sports.match(0).home.click();
  await page.getByRole('button', { name: 'Open slip' }).click();
  const again = page.getByRole('button', { name: 'Retry' });
  await expect(again).toBeVisible();
  await page.unroute(/assets\/BetslipSheet/);
  await pressUntil(again, slip.sheet); // the first request, made before the network was back, fails once more
  await expect(slip.sheet.getByRole('listitem').first()).toHaveCSS('display', 'grid');
  await expect(slip.netWin).toBeInViewport();
});

test('a slip whose style alone did not come the first time stands there dressed', async ({
  page,
  site,
  sports,
  slip,
}) => {
  await site.open('/');
  // The next stylesheet the page requests is the slip's. One route handles the others too: removing a route may lose requests that it holds.
  const failed = page.waitForEvent('requestfailed', (request) => request.url().endsWith('.css'));
  let asked = 0;
  await page.route(/assets\/[^/]+\.css$/, (route) => {
    asked += 1;
    return asked === 1 ? route.abort() : route.continue();
  });
  await sports.match(0).home.click();
  await page.getByRole('button', { name: 'Open slip' }).click();
  await failed;
  await pressUntil(page.getByRole('button', { name: 'Retry' }), slip.sheet);
  await expect(slip.sheet.getByRole('listitem').first()).toHaveCSS('display', 'grid');
  await expect(slip.netWin).toBeInViewport();
});
