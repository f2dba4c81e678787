import { expect, test } from '../fixtures/test.ts';
import { roomOver } from '../pages/site.ts';

test('who goes back from a match finds the list where it was left, however far down', async ({
  page,
  sports,
}) => {
  await page.goto('/');
  const far = sports.match(19).card;
  await sports.reach(far);
  await far.getByRole('link').first().click();
  await expect(page).toHaveURL(/market/u);
  await page.goBack();
  await expect(far).toBeInViewport();
});

test(
  'the tab is in the address, the list follows it, and each loads anew, however lately it was seen',
  { tag: ['@R2-02', '@R2-30', '@R2-32', '@R2-33', '@R2-37'] },
  async ({ page, site, sports }) => {
    // A request under way is not repeated.
    const first = page.waitForResponse(/\/matches\/.*today/);
    await site.open('/sports?tab=Today');
    await (await first).finished();
    await sports.showTab('Tomorrow');
    await expect(page).toHaveURL(/tab=Tomorrow/);
    await expect(sports.matches.first()).toBeVisible();
    const again = page.waitForRequest(/\/matches\/.*today/);
    await sports.showTab('Today');
    await again;
    await page.goBack();
    await expect(page).toHaveURL(/tab=Tomorrow/);
    await sports.showTab('Sports');
    await expect(page).toHaveURL(/\/countries/);
  },
);

test(
  'a match stands under the columns of soccer, 1 X 2 OV 2.5 UN 2.5 GG NG, and opens its markets, 1x2 first, and the first three open',
  { tag: ['@wide', '@R2-04', '@R2-35', '@R2-36', '@R2-40'] },
  async ({ page, site, sports, slip }) => {
    await site.open('/sports');
    for (const label of ['1', 'X', '2', 'OV 2.5', 'UN 2.5', 'GG', 'NG']) {
      await expect(site.main.getByText(label, { exact: true }).first()).toBeAttached();
    }
    await expect(sports.match(0).prices).toHaveCount(7);
    await sports
      .match(0)
      .card.getByRole('link', { name: /\+ \d+ Markets/ })
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
  site,
  sports,
  season,
  own,
}) => {
  const [ends] = own('ended');
  await site.open('/');
  const row = sports.matchOf(ends!).card;
  await sports.reach(row);
  await row.scrollIntoViewIfNeeded();
  await season.result(ends!.feedMatchId, 1, 1);
  // One that was off the board when the page came stays as it was.
  await expect(row.locator('[data-state="suspended"]')).not.toHaveCount(0);
  await expect(row.locator('[data-outcome]:not([data-state])')).toHaveCount(0);
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
  const prices = row.locator('[data-outcome]:not([data-state])');
  await expect(prices).not.toHaveCount(0);
  await page.reload();
  await prices.first().click();
  await expect(prices.first()).toHaveAttribute('aria-pressed', 'true');
  await star.click();
  await expect(row).toHaveCount(0);
  await expect(site.main.getByText('No favourites yet.')).toBeVisible();
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

test(
  'a match that is gone and an address that is not there say so and lead on',
  { tag: ['@R2-40', '@R2-13'] },
  async ({ page, site }) => {
    await page.goto('/markets?match=999999999');
    await expect(site.main.getByText('This match is no longer here')).toBeVisible();
    await site.main.getByRole('link', { name: 'See matches' }).click();
    await expect(page).toHaveURL(/\/sports$/);
    const answer = await page.goto('/nowhere');
    expect(answer?.status()).toBe(404);
    await site.main.getByRole('link', { name: 'Go to Home' }).click();
    await expect(page).toHaveURL(/\/$/);
  },
);

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

test(
  'the root marks Sports and has its first match in view under a banner that leads to jackpots and casino',
  { tag: ['@R2-01', '@R2-32'] },
  async ({ page, site, sports }) => {
    for (const [path, place] of [
      ['/', 'Sports'],
      ['/home', 'Home'],
      ['/sports', 'Sports'],
      ['/e-sports', 'Sports'],
    ] as const) {
      await site.open(path);
      await expect(site.bars.locator('[aria-current]')).toHaveText([place]);
      const menu = page.getByRole('navigation', { name: 'Menu' });
      await expect(menu).toHaveCount(path.endsWith('sports') ? 1 : 0);
      for (const leads of ['/jackpots', '/casino'])
        await site.expectOverTheBars(site.main.locator(`#list-banner a[href="${leads}"]`));
      await site.expectOverTheBars(sports.match(0).card);
    }
  },
);

test(
  'a desktop has one header for everything, the column under it, and prices beside the teams',
  { tag: ['@wide', '@not-a-phone', '@R2-20', '@R2-28'] },
  async ({ page, site, sports, jackpots }) => {
    await site.open('/');
    const inHeader = [
      site.header.getByRole('link', { name: 'kipenga' }),
      site.header.getByRole('navigation', { name: 'Menu' }).getByRole('link', { name: 'Sports' }),
      site.header.getByRole('searchbox'),
      site.header.getByRole('button', { name: 'Register' }),
    ];
    await expect(async () => {
      const header = (await site.header.boundingBox())!;
      expect(header.width).toBe(1280);
      expect(header.height).toBeLessThan(60);
      for (const one of inHeader) {
        const box = (await one.boundingBox())!;
        expect(box.y + box.height).toBeLessThanOrEqual(header.y + header.height);
      }
      expect((await site.main.boundingBox())?.width).toBe(768);
      const { card, prices } = sports.match(0);
      const left = (await card.getByRole('heading').boundingBox())!;
      const right = (await prices.last().boundingBox())!;
      expect(right.x).toBeGreaterThan(left.x + left.width);
      expect(right.y).toBeLessThan(left.y + left.height);
    }).toPass();
    await site.header.getByRole('searchbox').fill('tennis');
    await expect(page).toHaveURL(/q=tennis/);
    await expect(sports.match(0).card).toContainText('Tennis');
    // A ticket is filled there too.
    await site.header
      .getByRole('navigation', { name: 'Menu' })
      .getByRole('link', { name: 'Jackpots' })
      .click();
    await jackpots.expectOpen('Midweek Jackpot');
    await jackpots.unfold('Midweek Jackpot');
    await jackpots.offer('Midweek Jackpot').getByRole('button', { name: 'Autopick' }).click();
    await expect(jackpots.slipBar).toContainText('13');
    await jackpots.openSlip();
    await expect(jackpots.sheet.getByRole('button', { name: /^Log in to place KES/ })).toBeInViewport();
  },
);

test(
  '?tab=Countries is the tree of sports under the tabs, and a league leads on',
  { tag: ['@R2-30', '@R2-38'] },
  async ({ page, site, sports }) => {
    await site.open('/sports?tab=Countries');
    await expect(
      site.main.getByRole('navigation', { name: 'Which matches' }).locator('[aria-current]'),
    ).toHaveText('Sports');
    await expect(sports.matches).toHaveCount(0);
    await site.main.getByRole('link', { name: /^FKF Premier League/ }).click();
    await expect(page).toHaveURL(/\/sports\?.*league=/);
    await expect(sports.matches.first()).toBeVisible();
  },
);

test(
  'the markets come into the columns one at a time, by a choice in Filter',
  { tag: '@R2-35' },
  async ({ page, site, sports, slip }) => {
    await site.open('/sports');
    const tabs = site.main.getByRole('navigation', { name: 'Markets in the columns' });
    await expect(sports.match(0).prices).toHaveCount(7);
    await expect(tabs).toHaveCount(0);
    await site.main.getByRole('button', { name: 'Filter' }).click();
    await site.dialog.getByRole('link', { name: /^One at a time/ }).click();
    await expect(sports.match(0).prices).toHaveCount(3);
    await tabs.getByRole('link', { name: 'O/U' }).click();
    await expect(sports.match(0).prices).toHaveCount(2);
    await tabs.getByRole('link', { name: 'DC' }).click();
    await expect(page).toHaveURL(/market=dc/);
    const oneOrDraw = sports.match(0).prices.first();
    await expect(oneOrDraw).toHaveAccessibleName(/^1X .*odds \d/);
    await oneOrDraw.click();
    await expect(oneOrDraw).toHaveAttribute('aria-pressed', 'true');
    await page.reload();
    await expect(oneOrDraw).toHaveAttribute('aria-pressed', 'true');
    await slip.open();
    await expect(slip.sheet).toContainText(/double chance/i);
  },
);

test(
  'search finds a team by a part of its name, and forgives a slip of the finger; what it finds stands under its own columns',
  { tag: '@R5-23' },
  async ({ site, sports }) => {
    await site.open('/sports');
    const name = await sports.match(0).card.getByRole('heading').innerText();
    const word = name.split(/\s/)[0] ?? '';
    const search = site.main.getByRole('searchbox');
    await search.fill(word);
    // Every match that is left has the word, and the list has got shorter.
    await expect(sports.matches.filter({ hasNotText: word })).toHaveCount(0);
    await expect(sports.match(0).card).toContainText(word);
    await search.fill('tenis');
    await expect(site.main.getByRole('heading', { name: 'Tennis' })).toBeVisible();
    await expect(sports.match(0).prices).toHaveCount(2);
    await expect(sports.match(0).card.locator('[data-state="missing"]')).toHaveCount(0);
  },
);

test(
  'after a pick the slip is a few tabs away by keyboard, and what is gone to at the foot of the page stands clear of its bar',
  { tag: '@R2-25' },
  async ({ page, site, sports }) => {
    await site.open('/sports');
    await sports.match(0).home.focus();
    await page.keyboard.press('Enter');
    await expect(site.slipBar).toBeVisible();
    // It comes behind the match a frame after the bar.
    await expect(page.locator('main a[href="#slip"]')).toBeAttached();
    const focused = page.locator(':focus');
    let tabs = 0;
    while (tabs < 8 && (await focused.getAttribute('href')) !== '#slip') {
      await page.keyboard.press('Tab');
      tabs += 1;
    }
    await page.keyboard.press('Enter');
    await page.keyboard.press('Tab');
    await expect(site.slipBar.getByRole('button', { name: 'Open slip' })).toBeFocused();
    const ARC = 30; // of the count, over the bar
    const last = page.getByRole('contentinfo').getByRole('link').last();
    const room = async (): Promise<number> => {
      await last.blur();
      await last.focus(); // matches that are drawn meanwhile move the foot of the page: it is gone to anew
      return roomOver(last, site.slipBar);
    };
    await expect.poll(room).toBeGreaterThanOrEqual(ARC);
  },
);

test(
  'the names of teams and leagues are whole on a small phone, and at twice the size of text a match is in view',
  { tag: '@R2-36' },
  async ({ page, site, sports }) => {
    await site.open('/');
    const cut = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('main article :is(h3, p, p > span)')]
          .filter(
            (one) => one.scrollWidth > one.clientWidth + 1 && getComputedStyle(one).overflow !== 'visible',
          )
          .map((one) => one.textContent),
      );
    await expect.poll(cut).toEqual([]);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    await expect(site.main.locator('#list-banner a').first()).toBeHidden();
    await site.expectOverTheBars(sports.match(0).card.getByRole('heading'));
  },
);

test.describe('a phone set to Swahili', () => {
  test.use({ locale: 'sw-KE' });
  test(
    'the longer words of its menu all have room on a tablet and a desktop',
    { tag: ['@wide', '@not-a-phone', '@R2-22'] },
    async ({ page, site }) => {
      for (const width of [768, 1280]) {
        await page.setViewportSize({ width, height: 800 });
        await site.open('/sports');
        await expect(page.getByRole('link', { name: 'Rocketman' })).toBeInViewport();
        await expect(
          page.getByRole('link', { name: 'Msaada', exact: true }),
          `at ${width} px`,
        ).toBeInViewport({ ratio: 1 });
      }
    },
  );
  test(
    'is answered in Swahili from its first page on, in both apps, until English is chosen',
    { tag: '@R1-01' },
    async ({ page, site }) => {
      const first = await page.goto('/');
      expect(await first?.text()).toContain('<html lang="sw"');
      await page.goto('/casino');
      await expect(site.header.getByRole('button', { name: 'Ingia' })).toBeVisible();
      await site.open('/');
      await page.getByRole('contentinfo').getByRole('radio', { name: 'English' }).click();
      await expect(site.header.getByRole('button', { name: 'Log In' })).toBeVisible();
      await page.reload();
      await expect(site.header.getByRole('button', { name: 'Log In' })).toBeVisible();
    },
  );
});
