import { logInByCall } from '../fixtures/open-account.ts';
import { expect, test } from '../fixtures/test.ts';
import { expectNoViolations } from '../fixtures/violations.ts';
import { CasinoPage } from '../pages/casino-page.ts';

/** In px, at its usual size of text on a phone. */
const HIGHER_THAN_THE_CASINO = 4_000;
const PHONE =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test.use({ userAgent: async ({ isMobile, userAgent }, use) => use(isMobile ? PHONE : userAgent) });

test(
  'the games of the menu row come after the first view, in their order, and nothing moves; one asks to log in, opens after it, and leads back to the list',
  { tag: ['@wide', '@R2-09', '@R2-11', '@R2-22', '@R2-63', '@R5-11', '@R7-21'] },
  async ({ page, site, modals, member }, { project }) => {
    const casino = new CasinoPage(page);
    const customer = await member(100);
    await page.addInitScript(() => {
      const moved: number[] = [];
      Object.assign(globalThis, { moved });
      new PerformanceObserver((list) => {
        for (const entry of list.getEntries()) moved.push((entry as unknown as { value: number }).value);
      }).observe({ type: 'layout-shift', buffered: true });
    });
    await site.open('/sports');
    await expect(casino.menu.getByRole('link')).toHaveText([
      'Home',
      'Sports',
      'Jackpots',
      'Casino',
      /^Comet\s*New$/,
      'Wabebe',
      'Rocketman',
      'Fastballs',
      'Virtuals',
      'Help',
    ]);
    const moved = await page.evaluate(() => (globalThis as unknown as { moved: readonly number[] }).moved);
    expect(moved.reduce((sum, one) => sum + one, 0)).toBeLessThan(0.01);
    await casino.menu.getByRole('link', { name: 'Rocketman' }).click();
    await modals.logIn(customer);
    await casino.expectPlaying('Rocketman', '/virtual-game');
    const launched = new URL((await casino.frame('Rocketman').getAttribute('src')) ?? '');
    expect(launched.origin).not.toBe(new URL(page.url()).origin);
    const told = ['lang', 'currency', 'version', 'playMode'].map((name) => launched.searchParams.get(name));
    expect(told).toEqual(['en', 'kes', 'desktop', 'REAL']);
    await expect(casino.frame('Rocketman')).toHaveAttribute('referrerpolicy', 'no-referrer');
    await expect(page.getByRole('banner')).toHaveCount(project.name === 'mobile' ? 0 : 1);
    await expect(page.getByRole('contentinfo')).toHaveCount(project.name === 'mobile' ? 0 : 1);
    await casino.goBack();
    await expect(page).toHaveURL(/\/virtuals$/);
    await expect(site.header).toContainText('KES 100.00');
  },
);

test(
  'the casino shows one kind of games at a time, and a slot can be tried',
  { tag: ['@R2-10', '@R2-12', '@R2-62', '@R4-26', '@R7-12', '@R9-09'] },
  async ({ page, site, modals, member }) => {
    const casino = new CasinoPage(page);
    const customer = await member();
    await site.open('/casino');
    await expect(casino.tile('Tatu Tatu')).toBeVisible();
    const again = page.waitForResponse(/\/host\/casino-1\/user\/games/);
    await casino.category('Classic Slots').click();
    await again;
    await expect(casino.tile('Tatu Tatu')).toHaveCount(0);
    await casino.tile('Matunda').click();
    await page.getByRole('button', { name: 'Try for free' }).click();
    await modals.logIn(customer);
    await casino.expectPlaying('Matunda', '/casino-game');
    await expect(casino.frame('Matunda')).toHaveAttribute('src', /playMode=DEMO/);
    await expect(page.getByRole('button', { name: 'View Fullscreen' })).toBeVisible();
    await casino.goBack();
    await expect(page).toHaveURL(/\/casino\?category=Classic\+Slots$/);
  },
);

test(
  'the casino is two taps from Home by the bars, and its index one from the foot of every screen',
  { tag: ['@R2-10', '@R2-23', '@R2-60'] },
  async ({ page, site }) => {
    await site.open('/');
    await site.goTo('Virtuals');
    await site.main.getByRole('link', { name: 'Casino', exact: true }).click();
    await expect(page).toHaveURL(/\/casino$/);
    for (const path of ['/', '/casino']) {
      await site.open(path);
      await page.getByRole('contentinfo').getByRole('link', { name: 'Casino and virtuals' }).click();
      await expect(page).toHaveURL(/\/lobby$/);
    }
  },
);

test('no game is framed that is not of a provider', { tag: ['@R2-12'] }, async ({ page }) => {
  for (const [screen, game, to] of [
    ['/casino-game', '', /\/casino$/],
    ['/casino-game', 'https://elsewhere.example/play', /\/casino$/],
    ['/virtual-game', `${test.info().project.use.baseURL ?? ''}/account`, /\/virtuals$/],
  ] as const) {
    await page.goto(`${screen}?game=${encodeURIComponent(game)}`);
    await expect(page).toHaveURL(to);
    await expect(page.locator('iframe')).toHaveCount(0);
  }
});

test(
  'a login in the casino goes on to a screen of the sportsbook; a customer on a break reads in words why no game opens',
  { tag: ['@R2-23', '@R8-11'] },
  async ({ page, site, modals, member, request }) => {
    const casino = new CasinoPage(page);
    const { phone, password } = await member();
    const { token } = await logInByCall(request, { phone, password });
    const taken = await request.post('/host/auth/account/time-out', {
      data: { length: 'day' },
      headers: { authorization: `Bearer ${String(token)}`, 'idempotency-key': crypto.randomUUID() },
    });
    expect(await taken.json()).toMatchObject({ res: 0 });
    await site.open('/virtuals');
    await site.goTo('Account');
    await modals.logIn({ phone, password });
    await expect(page).toHaveURL(/\/account$/);
    await expect(site.main.getByRole('button', { name: 'Logout' })).toBeVisible();
    await site.open('/virtuals');
    await casino.tile('Fastballs').click();
    await expect(page.getByText(/You are taking a break/)).toBeVisible();
    await expect(page.getByRole('dialog')).toHaveCount(0);
    await expect(page.locator('iframe')).toHaveCount(0);
  },
);

// The stories of these screens are tried by the same rules: here one of them as the platform sends it.
test('the casino breaks no accessibility rule, and its lists fit at large text', async ({ page, site }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  for (const path of ['/casino', '/lobby', '/virtuals']) {
    await site.open(path);
    await expect(new CasinoPage(page).tile(path === '/virtuals' ? 'Rocketman' : 'Tatu Tatu')).toBeVisible();
    if (path === '/casino') {
      // Higher than the page: a link that lies half under the bar of a small screen can be scrolled out.
      await page.setViewportSize({ width: 360, height: HIGHER_THAN_THE_CASINO });
      await expectNoViolations(page);
      await page.setViewportSize({ width: 320, height: 640 });
    }
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    const widths = () =>
      page.evaluate(() => {
        const places = [...document.querySelectorAll('nav[aria-label="Main"] a')];
        return [
          document.documentElement.scrollWidth,
          ...places.map((one) => one.scrollWidth - one.clientWidth),
        ];
      });
    await expect.poll(widths, path).toEqual([320, 0, 0, 0, 0]);
  }
});
