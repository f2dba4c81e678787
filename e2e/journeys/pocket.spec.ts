import type { Page } from '@playwright/test';
import { takenOverByNextWorker } from '../fixtures/next-worker.ts';
import { releasedHouse } from '../fixtures/released-house.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** Forgets part of the store: a visit may end before everything is stored. */
const forgetRules = async (): Promise<void> => {
  for (const shelf of ['lists', 'files']) {
    const cache = await caches.open(shelf);
    for (const { url } of await cache.keys()) if (/limits/.test(url)) await cache.delete(url);
  }
};

/** The place of a match that Home's page does not draw: it comes with the list. */
const FAR = 20;

/** The pages that a phone has kept. */
const pagesKept = async (): Promise<readonly string[]> => {
  const kept = await (await caches.open('pages')).matchAll();
  return Promise.all(kept.map((answer) => answer.text()));
};

/** The lists that a phone has kept. */
const listsKept = async (): Promise<readonly string[]> =>
  (await (await caches.open('lists')).keys()).map(({ url }) => url);

const languageOf = (html: string): string | undefined => /<html[^>]* lang="(\w+)"/.exec(html)?.[1];

/** The script that a page begins with, as the page names it. */
const firstScriptOf = (html: string): string => /"(\/assets\/sportsbook-[\w.-]+\.js)"/.exec(html)?.[1] ?? '';

/** Reasons why a browser does not offer to install the page; a private window, which every journey has, is left out. */
const whyNotInstallable = async (page: Page): Promise<readonly string[]> => {
  const inspector = await page.context().newCDPSession(page);
  const { installabilityErrors } = await inspector.send('Page.getInstallabilityErrors');
  const { errors } = await inspector.send('Page.getAppManifest');
  await inspector.detach();
  return [
    ...installabilityErrors.map(({ errorId }) => errorId),
    ...errors.map(({ message }) => message),
  ].filter((reason) => reason !== 'in-incognito');
};

test('a phone may install the app, opens Home from what it kept without a network, says how old its prices are, keeps the slip, and prices it on return', async ({
  page,
  context,
  site,
  sports,
  slip,
}) => {
  await site.open('/');
  await sports.match(0).home.click();
  await slip.open();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.evaluate(pagesKept)).not.toEqual([]);
  await expect
    .poll(() => page.evaluate(listsKept))
    .toContainEqual(expect.stringContaining('/matches/top/0/100'));
  expect(await whyNotInstallable(page)).toEqual([]);
  const shown = await sports.match(1).prices.first().textContent();
  await page.evaluate(forgetRules);

  await context.setOffline(true);
  await page.reload();
  const network = page.locator('[data-network]').first();
  await expect(network).toContainText('You are offline. Odds and balance may be old.');
  await expect(network).toContainText(/Odds as of today, \d\d:\d\d\./);
  await expect(sports.match(1).prices.first()).toHaveText(shown ?? '');
  await sports.reach(sports.match(FAR).home); // the page itself has the first few alone
  await expect(site.main).not.toContainText('did not load');
  await sports.match(1).home.click();
  await slip.open();
  await expect(slip.sheet.getByRole('listitem')).toHaveCount(2);
  await expect(slip.sheet).toContainText('You are offline. Odds and balance may be old.');

  // Picks made offline are priced anew once the house can be reached.
  const priced = new Set<string>();
  page.on('response', (answer) => {
    if (answer.ok() && answer.url().includes('/matches/markets/')) priced.add(answer.url());
  });
  await context.setOffline(false);
  await expect.poll(() => priced.size).toBe(2);
  await expect(slip.sheet).not.toContainText('You are offline');
  await expect(slip.sheet).not.toContainText('did not load');
  await page.keyboard.press('Escape');
  await expect(network).toBeEmpty();
  await expect(sports.match(1).home).toHaveAttribute('aria-pressed', 'true');
});

test('a phone that changed its language opens without a network in the chosen one, and shows no page of the other', async ({
  page,
  context,
  site,
}) => {
  await site.open('/live');
  await page.keyboard.press('Tab'); // a person is there
  await expect.poll(() => page.evaluate(pagesKept)).toHaveLength(1);
  await site.open('/');
  await expect.poll(() => page.evaluate(pagesKept)).toHaveLength(2);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Kiswahili' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect.poll(async () => (await page.evaluate(pagesKept)).map(languageOf)).toEqual(['sw']);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-kept-at', /GMT/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.locator('[data-network]').first()).toContainText('Huna mtandao');

  // An address that this phone has not kept is drawn by the app itself; of the casino, of which nothing is kept, Home opens.
  await page.goto('/live');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.locator('[data-network]').first()).toContainText('Huna mtandao');
  await page.goto('/casino');
  await expect(page).toHaveURL('/');
  await expect(page.locator('[data-network]').first()).toContainText('Huna mtandao');
});

test('a second visit fetches no code again; a release that comes while a slip is built takes the page over, is there at the next one, and the slip stands', async ({
  page,
  context,
  sports,
  slip,
  baseURL,
  request,
}) => {
  // A browser asks each time whether it is still the one.
  expect((await request.get('/sw.js')).headers()['cache-control']).toBe('no-cache');
  const house = await releasedHouse(baseURL ?? '');
  try {
    const entry = async () => firstScriptOf(await page.content());
    await page.goto(house.origin);
    await sports.match(0).home.click();
    await expect.poll(() => page.evaluate(pagesKept)).not.toEqual([]);
    await expect.poll(() => page.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    const old = await entry();
    await page.waitForLoadState('networkidle');

    // A second visit with a network: the page and its lists come from the house, all its code from the phone.
    const before = [...house.asked];
    await page.goto(house.origin);
    await expect(sports.match(0).home).toHaveAttribute('aria-pressed', 'true');
    await page.waitForLoadState('networkidle');
    const again = house.asked.slice(before.length);
    expect(again).toContain('/');
    expect(again.filter((path) => path.startsWith('/assets/') && before.includes(path))).toEqual([]);

    house.release(old);
    expect(
      await page.evaluate((file) => fetch(`${file}?of=the-house`).then(({ status }) => status), old),
    ).toBe(404);
    // The open page of the old release keeps working, picks included.
    await sports.match(1).home.click();
    await expect(sports.match(0).home).toHaveAttribute('aria-pressed', 'true');

    // The release's worker takes that page over: files not fetched yet come through it.
    await takenOverByNextWorker(page);
    expect(await entry()).toBe(old);
    await sports.match(2).home.click();
    await slip.open();
    await expect(slip.sheet.getByRole('listitem')).toHaveCount(3);
    await page.keyboard.press('Escape');

    // A house that is slow to begin is answered for by the phone.
    await expect
      .poll(async () => {
        await page.reload();
        return entry();
      })
      .not.toBe(old);
    await expect(sports.match(1).home).toHaveAttribute('aria-pressed', 'true');
    await slip.open();
    await expect(slip.sheet.getByRole('listitem')).toHaveCount(3);

    // The phone has stored the new release.
    await page.keyboard.press('Escape');
    const now = await entry();
    await expect.poll(async () => (await page.evaluate(pagesKept)).map(firstScriptOf)).toEqual([now]);
    await context.setOffline(true);
    await page.reload();
    await expect(page.locator('html')).toHaveAttribute('data-kept-at', /GMT/);
    expect(await entry()).not.toBe(old);
    await expect(sports.match(1).home).toHaveAttribute('aria-pressed', 'true');
  } finally {
    await house.close();
  }
});

test('a visit says what its data costs; a budget that is reached saves data, over a reload too, until it is turned off by hand', async ({
  page,
  site,
  loggedIn,
}) => {
  await loggedIn(200);
  await site.open('/account?view=data');
  const html = page.locator('html');
  const visit = page.getByText('This visit').locator('xpath=following-sibling::dd');
  await page.keyboard.press('Tab'); // a person is there
  await expect(visit).toHaveText(/^([\d.]+ [KM]B), KES 0\.(?:0[1-9]|[1-9]\d)$/);
  await page.getByLabel('Most to spend on data in a day').fill('0.01');
  await page.getByRole('button', { name: 'Save' }).click();
  await expect(site.dialog).toContainText('You have used KES 0.01 of data today');
  await site.dialog.getByRole('button', { name: 'Close' }).click();
  await expect(html).toHaveAttribute('data-saver', 'on');

  await page.goto('/account?view=data', { waitUntil: 'commit' });
  await expect(html).toHaveAttribute('data-saver', 'on');
  await page.getByRole('button', { name: 'Turn it off for today' }).click();
  await expect(page.getByText('You turned data saving off for today.')).toBeVisible();
  await expect(html).not.toHaveAttribute('data-saver');
});
