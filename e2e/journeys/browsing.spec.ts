import { expect, test } from '../fixtures/test.ts';

test(
  'the tab is in the address, and the list follows it',
  { tag: ['@R2-02', '@R2-30', '@R2-32', '@R2-33', '@R2-37'] },
  async ({ page, site, sports }) => {
    await site.open('/sports');
    await sports.showTab('Tomorrow');
    await expect(page).toHaveURL(/tab=Tomorrow/);
    await expect(sports.matches.first()).toBeVisible();
    await page.goBack();
    await expect(page).not.toHaveURL(/tab=Tomorrow/);
    await sports.showTab('Sports');
    await expect(page).toHaveURL(/\/countries/);
  },
);

test(
  'the columns of soccer: 1 X 2 OV 2.5 UN 2.5 GG NG',
  { tag: ['@wide', '@R2-35', '@R2-36'] },
  async ({ site, sports }) => {
    await site.open('/sports');
    for (const label of ['1', 'X', '2', 'OV 2.5', 'UN 2.5', 'GG', 'NG']) {
      await expect(site.main.getByText(label, { exact: true }).first()).toBeAttached();
    }
    await expect(sports.match(0).prices).toHaveCount(7);
    await expect(sports.match(0).card.getByRole('link', { name: /\+ \d+ Markets/ })).toBeVisible();
  },
);

test(
  'a match opens its markets, 1x2 first, and the first three open',
  { tag: ['@wide', '@R2-04', '@R2-40'] },
  async ({ page, site, sports, slip }) => {
    await site.open('/sports');
    await sports
      .match(0)
      .card.getByRole('link', { name: /Markets/ })
      .click();
    await expect(page).toHaveURL(/\/markets\?match=\d+/);
    await expect(page.getByRole('heading', { name: 'Match Details' })).toBeVisible();
    const open = site.main.locator('details[open] > summary');
    await expect(open).toHaveCount(3);
    await expect(open.first()).toContainText(/1x2/i);
    await expect(open.nth(1)).toContainText(/double chance/i);
    const doubleChance = site.main
      .getByRole('group', { name: /double chance/i })
      .getByRole('button')
      .first();
    await doubleChance.click();
    await expect(doubleChance).toHaveAttribute('aria-pressed', 'true');
    await slip.open();
    await expect(slip.sheet).toContainText(/double chance/i);
  },
);

test('a match that ends while it is looked at closes where it stands, and is on no list opened afterwards', async ({
  page,
  site,
  sports,
  season,
}) => {
  await site.open('/');
  const { card, home } = sports.match(13); // one that no other journey picks
  const row = page.locator(`[data-match="${await card.getAttribute('data-match')}"]`);
  const feedMatchId = await season.feedMatchOf((await home.getAttribute('data-outcome')) ?? '');
  await row.scrollIntoViewIfNeeded();
  await season.result(feedMatchId, 1, 1);
  // One that was off the board when the page came stays as it was.
  await expect(row.locator('[data-state="suspended"]')).not.toHaveCount(0);
  await expect(row.locator('[data-state="open"]')).toHaveCount(0);
  await sports.showTab('Tomorrow');
  await sports.showTab('Top');
  await expect(sports.matches.first()).toBeVisible();
  await expect(row).toHaveCount(0);
});

test('a match starred on Home stands among the favourites with its prices until its star is taken away', async ({
  page,
  site,
  sports,
}) => {
  await site.open('/');
  const { card } = sports.match(5);
  const row = page.locator(`[data-match="${await card.getAttribute('data-match')}"]`);
  const star = row.getByRole('button', { name: /^Favourite/ });
  await star.click();
  await site.main.getByRole('link', { name: 'Favourites' }).click();
  await expect(page).toHaveURL(/show=favourites/);
  const prices = row.locator('[data-outcome][data-state="open"]');
  await expect(prices).not.toHaveCount(0);
  await page.reload();
  await prices.first().click();
  await expect(prices.first()).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(row).toHaveCount(0);
  await expect(site.main.getByText('No favourites yet.')).toBeVisible();
});

test('search finds a team by a part of its name', { tag: '@R5-23' }, async ({ site, sports }) => {
  await site.open('/sports');
  const name = await sports.match(0).card.getByRole('heading').innerText();
  const word = name.split(/\s/)[0] ?? '';
  await site.main.getByRole('searchbox').fill(word);
  // Every match that is left has the word, and the list has got shorter.
  await expect(sports.matches.filter({ hasNotText: word })).toHaveCount(0);
  await expect(sports.match(0).card).toContainText(word);
});

test('a match that is gone says so and leads on', { tag: '@R2-40' }, async ({ page, site }) => {
  await page.goto('/markets?match=999999999');
  await expect(site.main.getByText('This match is gone')).toBeVisible();
  await site.main.getByRole('link', { name: 'See matches' }).click();
  await expect(page).toHaveURL(/\/sports$/);
});

test('how to play of the jackpots is their part of the page, the second time too', async ({ page, site }) => {
  await site.open('/jackpots');
  for (let times = 0; times < 2; times += 1) {
    await site.main.getByRole('link', { name: 'How to play' }).click();
    const part = site.main.getByRole('heading', { name: 'Jackpots', exact: true });
    await expect(part).toBeFocused();
    await expect(part).toBeInViewport();
    await page.goBack();
    await expect(page).toHaveURL(/jackpots$/);
  }
});

test('an address that is not there says so and leads home', { tag: '@R2-13' }, async ({ page, site }) => {
  const answer = await page.goto('/nowhere');
  expect(answer?.status()).toBe(404);
  await site.main.getByRole('link', { name: 'Go to Home' }).click();
  await expect(page).toHaveURL(/\/$/);
});

test('the whole screen speaks Swahili', { tag: '@R1-01' }, async ({ page, context, baseURL }) => {
  await context.addCookies([{ name: 'lang', value: 'sw', url: baseURL ?? '' }]);
  await page.goto('/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'sw');
  await expect(page.getByRole('banner').getByRole('button', { name: 'Ingia' })).toBeVisible();
});

test(
  'a list that does not load says so and offers to try again',
  { tag: ['@R8-11'] },
  async ({ page, site, sports }) => {
    await site.open('/');
    await page.route('**/api/v1/matches/**', (route) => route.abort());
    await sports.showTab('Tomorrow'); // late in the evening today's may be none
    const retry = site.main.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible();
    await page.unroute('**/api/v1/matches/**');
    await retry.click();
    await expect(sports.matches.first()).toBeVisible();
  },
);
