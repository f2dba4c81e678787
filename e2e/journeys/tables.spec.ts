import { cents, formatKes } from '@kipenga/betting-core';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { screensOf } from '../fixtures/screens.ts';
import { CasinoPage } from '../pages/casino-page.ts';
import { GamePage } from '../pages/game-page.ts';
import { Site } from '../pages/site.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';
const START = 100_000;

test.use({ userAgent: PHONE });

/** A table, and the bets laid at it: names of the board's spots. */
const TABLES = [
  { category: 'Roulette', name: 'Chaki Roulette', spots: ['17', 'Red'] },
  { category: 'Baccarat', name: 'Tisa Baccarat', spots: ['Player'] },
  { category: 'Baccarat New', name: 'Tisa Bila Ada', spots: ['Banker'] },
  { category: 'Live Games', name: 'Gurudumu', spots: ['2, 24 of 54 fields'] },
] as const;

/** Places the bets with some seconds left, on a board without bets of an earlier round. */
const lay = async ({ game }: GamePage, spots: readonly string[]): Promise<void> => {
  await expect(game.getByText(/^Bets close in (?:[5-9]|\d{2})/)).toBeVisible();
  const clear = game.getByRole('button', { name: 'Clear all chips' });
  if (await clear.isEnabled()) await clear.click();
  for (const spot of spots) await game.getByRole('button', { name: new RegExp(`^${spot}, pays`) }).click();
};

const sitDown = async (tab: Page, category: string, name: string): Promise<GamePage> => {
  const casino = new CasinoPage(tab);
  await tab.goto(`/casino?category=${encodeURIComponent(category)}`);
  await casino.tile(name).click();
  await casino.expectPlaying(name, '/casino-game');
  return new GamePage(tab, name);
};

/** Leaves with a hand on the table, and stands where there is anything to decide: a hand whose time is over stands by itself. */
const playBlackjack = async (tab: Page): Promise<GamePage> => {
  await (await sitDown(tab, 'Blackjack', 'Kijiwe Blackjack')).stake();
  const table = await sitDown(tab, 'Blackjack', 'Kijiwe Blackjack');
  const result = table.status.filter({ hasText: /Net of the round|Your last round here/ });
  const stand = table.game.getByRole('button', { name: 'Stand', exact: true });
  await expect(async () => {
    if (await stand.isVisible()) await stand.click({ timeout: 1_000 });
    await expect(result).toBeVisible({ timeout: 1_000 });
  }).toPass();
  return table;
};

// Waiting for rounds takes the time: all tables wait at once, each in a tab of one customer.
test(
  'a customer plays a round at each of five tables at once, and leaves a hand of blackjack and finds it again; every result can be verified, and together they are what the ledger says',
  { tag: ['@R4-26', '@R9-09', '@R7-12'] },
  async ({ page, context, loggedIn }, testInfo) => {
    await loggedIn(START / 100);
    // A result is shown until the next one: each table is read as soon as its bets are placed.
    const heard = async (table: GamePage): Promise<number> => {
      const net = await table.net();
      await screensOf(table.page, testInfo, 'tables')(table.name);
      await table.expectAsPromised();
      return net;
    };
    const nets = await Promise.all([
      playBlackjack(page).then(heard),
      ...TABLES.map(async ({ category, name, spots }) => {
        const table = await sitDown(await context.newPage(), category, name);
        await table.stake(() => lay(table, spots));
        return heard(table);
      }),
    ]);
    await page.bringToFront();
    await new GamePage(page, 'Kijiwe Blackjack').back.click();
    const balance = START + nets.reduce((sum, net) => sum + net, 0);
    await expect(new Site(page).header).toContainText(formatKes(cents(balance)));
  },
);
