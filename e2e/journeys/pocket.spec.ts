import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** What a phone has kept of Home, once it has. */
const keptPages = async (): Promise<number> => (await (await caches.open('pages')).keys()).length;

/** The languages of the pages that a phone has kept. */
const languagesKept = async (): Promise<readonly (string | undefined)[]> => {
  const kept = await (await caches.open('pages')).matchAll();
  const pages = await Promise.all(kept.map((answer) => answer.text()));
  return pages.map((html) => /<html[^>]* lang="(\w+)"/.exec(html)?.[1]);
};

test('a phone without a network opens Home from what it kept, says how old its prices are, and keeps the slip', async ({
  page,
  context,
  site,
  sports,
  slip,
}) => {
  await site.open('/');
  await sports.match(0).home.click();
  await expect.poll(() => page.evaluate(keptPages)).toBeGreaterThan(0);
  const shown = await sports.match(1).prices.first().textContent();

  await context.setOffline(true);
  await page.reload();
  const network = page.locator('[data-network]').first();
  await expect(network).toContainText('You are offline. Odds and balance may be old.');
  await expect(network).toContainText(/Odds as of today, \d\d:\d\d\./);
  await expect(sports.match(1).prices.first()).toHaveText(shown ?? '');
  await sports.match(1).home.click();
  await slip.open();
  await expect(slip.sheet.getByRole('listitem')).toHaveCount(2);
  await page.keyboard.press('Escape');

  await context.setOffline(false);
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
  await expect.poll(() => page.evaluate(keptPages)).toBe(1);
  await site.open('/');
  await expect.poll(() => page.evaluate(keptPages)).toBe(2);
  await page.getByRole('contentinfo').scrollIntoViewIfNeeded();
  await page.getByRole('radio', { name: 'Kiswahili' }).click({ force: true });
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect.poll(() => page.evaluate(languagesKept)).toEqual(['sw']);

  await context.setOffline(true);
  await page.reload();
  await expect(page.locator('html')).toHaveAttribute('data-kept-at', /GMT/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.locator('[data-network]').first()).toContainText('Huna mtandao');
  await expect(page.goto('/live')).rejects.toThrow('net::ERR_');
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
