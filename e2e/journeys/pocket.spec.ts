import { expect, test } from '../fixtures/test.ts';

test.use({ serviceWorkers: 'allow' });

/** What a phone has kept of Home, once it has. */
const keptPages = async (): Promise<number> => (await (await caches.open('pages')).keys()).length;

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
