import { expect, test } from '../fixtures/test.ts';
import { screensOf } from '../fixtures/screens.ts';
import { CasinoPage } from '../pages/casino-page.ts';
import { GamePage } from '../pages/game-page.ts';

const PHONE =
  'Mozilla/5.0 (Linux; Android 13) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/130.0.0.0 Mobile Safari/537.36';

test.use({ userAgent: PHONE });

/** A table, and the bets laid at it: names of the board's spots. */
const TABLES = [
  { category: 'Roulette', name: 'Chaki Roulette', spots: ['17', 'Red'] },
  { category: 'Baccarat', name: 'Tisa Baccarat', spots: ['Player'] },
  { category: 'Baccarat New', name: 'Tisa Bila Ada', spots: ['Banker'] },
  { category: 'Live Games', name: 'Gurudumu', spots: ['2, 24 of 54 fields'] },
] as const;

const listOf = (category: string): string => `/casino?category=${encodeURIComponent(category)}`;

/** Lays the bets while they are taken for some seconds more, on a board where none lie from a round before. */
const lay = async ({ game }: GamePage, spots: readonly string[]): Promise<void> => {
  await expect(game.getByText(/^Bets close in (?:[5-9]|\d{2})/)).toBeVisible();
  const clear = game.getByRole('button', { name: 'Clear all chips' });
  if (await clear.isEnabled()) await clear.click();
  for (const spot of spots) await game.getByRole('button', { name: new RegExp(`^${spot}, pays`) }).click();
};

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { category, name, spots } of TABLES)
  test(
    `a customer plays a round of ${name}, and its result can be verified`,
    { tag: ['@R4-26', '@R9-09', '@R7-12'] },
    async ({ page, loggedIn }, testInfo) => {
      await loggedIn(1_000);
      const casino = new CasinoPage(page);
      const table = new GamePage(page, name);
      await page.goto(listOf(category));
      await casino.tile(name).click();
      await casino.expectPlaying(name, '/casino-game');
      await table.stake(() => lay(table, spots));
      const net = await table.net();
      await expect.poll(() => table.balance()).toBe(100_000 + net);
      await screensOf(page, testInfo, 'tables')(name);
      await table.expectAsPromised();
    },
  );

test(
  'who leaves a hand of blackjack and opens the table again finds it there; its result can be verified',
  { tag: ['@R4-26', '@R9-09', '@R7-12'] },
  async ({ page, loggedIn }, testInfo) => {
    await loggedIn(1_000);
    const casino = new CasinoPage(page);
    const table = new GamePage(page, 'Kijiwe Blackjack');
    await page.goto(listOf('Blackjack'));
    await casino.tile('Kijiwe Blackjack').click();
    await table.stake();
    await page.goto(listOf('Blackjack'));
    await casino.tile('Kijiwe Blackjack').click();
    // Stands as soon as it is asked, where there is anything to decide.
    const result = table.status.filter({ hasText: /Net of the round|Your last round here/ });
    const stand = table.game.getByRole('button', { name: 'Stand', exact: true });
    await expect(result.or(stand).first()).toBeVisible();
    if (await stand.isVisible()) await stand.click();
    const net = await table.net();
    await expect.poll(() => table.balance()).toBe(100_000 + net);
    await screensOf(page, testInfo, 'tables')('Kijiwe Blackjack');
    await table.expectAsPromised();
  },
);
