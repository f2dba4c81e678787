import type { APIRequestContext, Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { expectNoViolations } from '../fixtures/violations.ts';

/** The desk stands on a wide screen, whichever project runs this. */
test.use({ viewport: { width: 1280, height: 800 }, hasTouch: false, isMobile: false });

/** Logs an operator of the sandbox in, by the code of their authenticator, as the sandbox shows it. */
async function logIn(page: Page, request: APIRequestContext, role: string): Promise<void> {
  const shown = (await (await request.get('/sandbox/operators')).json()) as readonly {
    readonly name: string;
    readonly role: string;
    readonly password: string;
    readonly code: string;
  }[];
  const operator = shown.find((one) => one.role === role)!;
  await page.goto('/desk');
  await page.getByLabel('Name').fill(operator.name);
  await page.getByLabel('Password', { exact: true }).fill(operator.password);
  await page.getByLabel('Code from your authenticator').fill(operator.code);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Today' })).toBeVisible();
}

/** A match that no other journey bets on: the last of the list. */
async function lastMatch(request: APIRequestContext) {
  const list = (await (await request.get('/host/sports/api/v1/matches/top/0/150')).json()) as readonly Record<
    string,
    unknown
  >[];
  const match = list.at(-1)!;
  return { id: String(match['match_id']), outcome: String(match['home_odd_id']) };
}

async function deskOf(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  return context.newPage();
}

test('an operator suspends a match and bettors see it; another calls it off with what goes back, and the journal has both (D98)', async ({
  page,
  browser,
  request,
  site,
  slip,
  loggedIn,
}) => {
  await loggedIn(1_000);
  const { id, outcome } = await lastMatch(request);
  const price = site.main.locator(`[data-outcome="${outcome}"]`);

  // A bettor has staked on it.
  await site.open(`/markets?match=${id}`);
  await price.click();
  await slip.open();
  await slip.stake.fill('100');
  await slip.placeButton.click();
  await expect(site.dialog.filter({ hasText: 'Bet placed Successfully' })).toBeVisible();

  // The first operator finds the match by keys and suspends it.
  const trader = await deskOf(browser);
  await logIn(trader, request, 'trader');
  await trader.goto(`/desk/matches/${id}`);
  const exposure = trader.getByRole('region', { name: 'Exposure', exact: true });
  await expect(exposure).toContainText(/Worst score \d+:\d+, paysKES [1-9]/);
  await trader.getByRole('button', { name: 'Suspend the match' }).click();
  const suspending = trader.getByRole('dialog', { name: 'Suspend the match' });
  await suspending.getByLabel('Why').fill('A line-up is out early.');
  await suspending.getByRole('button', { name: 'Suspend the match' }).click();
  await expect(suspending.getByText('Done.')).toBeVisible();
  await trader.keyboard.press('Escape');
  await expect(trader.getByRole('region', { name: 'What closes it' })).toContainText(
    'A line-up is out early.',
  );
  await expect(price, 'the page that stands open is told').toHaveAttribute('data-state', /suspended|missing/);

  // The second one is shown what goes back before it is called off; a result is no choice before its start.
  const admin = await deskOf(browser);
  await logIn(admin, request, 'admin');
  await admin.goto(`/desk/matches/${id}`);
  await admin.getByRole('button', { name: 'Say the result' }).click();
  const early = admin.getByRole('dialog', { name: 'Say the result' });
  await early.getByLabel('Home, after 90 minutes').fill('2');
  await early.getByLabel('Away, after 90 minutes').fill('0');
  await admin.keyboard.press('Enter');
  await expect(early.getByRole('alert')).toHaveText(/^It starts .*: it has no result before/);
  await admin.keyboard.press('Escape');
  await admin.getByRole('button', { name: 'Void the match' }).click();
  const saying = admin.getByRole('dialog', { name: 'Void the match' });
  const board = saying.getByLabel('What it moves');
  await expect(board).toContainText(/Bets and tickets that change1/);
  await expect(board).toContainText(/Into customers’ balancesKES [1-9]/);
  await expectNoViolations(admin);
  await saying.getByLabel('Why').fill('As the league wrote it.');
  await saying.getByRole('button', { name: 'Void the match' }).click();
  await expect(saying.getByRole('region', { name: /of the journal/ })).toContainText(
    'As the league wrote it.',
  );
  await page.goto('/bets');
  await expect
    .poll(async () => {
      await page.reload();
      return site.main.getByRole('article').first().innerText();
    })
    .toContain('Void');

  // Both are in the journal, whose chain is intact.
  await admin.keyboard.press('Escape');
  await admin.keyboard.press('g');
  await admin.keyboard.press('j');
  await expect(admin.getByText('The chain is whole.')).toBeVisible();
  const lines = admin.getByRole('table');
  await expect(lines).toContainText('As the league wrote it.');
  await expect(lines).toContainText('A line-up is out early.');

  // No screen overflows, at the desk's design width and at the narrowest in use.
  for (const key of ['t', 'm', 'w', 'o', 'c', 'l', 'x', 'i', 'k', 'r', 'a', 'j', 'p']) {
    const before = await admin.getByRole('heading', { level: 1 }).innerText();
    await admin.keyboard.press('g');
    await admin.keyboard.press(key);
    await expect(admin.getByRole('heading', { level: 1 })).not.toHaveText(before);
    await expect(admin.getByTestId('shimmer')).toHaveCount(0);
    for (const width of [1280, 768]) {
      await admin.setViewportSize({ width, height: 800 });
      const beside = () => admin.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(await beside(), `g ${key} at ${width} px`).toBeLessThanOrEqual(0);
    }
  }
  await Promise.all([trader.context().close(), admin.context().close()]);
});
