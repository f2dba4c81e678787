import type { Page } from '@playwright/test';
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
  { category: 'Blackjack', name: 'Kijiwe Blackjack', spots: [] },
  { category: 'Live Games', name: 'Gurudumu', spots: ['2, 24 of 54 fields'] },
] as const;

/** Lays the bets and stakes them; begins again where bets were closed meanwhile. */
const stakeAt = async (table: GamePage, spots: readonly string[]): Promise<void> => {
  const { game, status } = table;
  await expect(async () => {
    const clear = game.getByRole('button', { name: 'Take all chips back' });
    if (spots.length > 0 && (await clear.isEnabled())) await clear.click({ timeout: 2_000 });
    for (const spot of spots)
      await game.getByRole('button', { name: new RegExp(`^${spot}, pays`) }).click({ timeout: 2_000 });
    await game.getByRole('button', { name: /^Stake KES/ }).click({ timeout: 2_000 });
    await expect(status).toContainText(/staked/, { timeout: 2_000 });
  }).toPass();
};

/** Stands as soon as it is asked, where there is anything to decide. */
const settleHand = async ({ game, status }: GamePage): Promise<void> => {
  const result = status.filter({ hasText: /Net of the round|Your last round here/ });
  const stand = game.getByRole('button', { name: 'Stand', exact: true });
  await expect(result.or(stand).first()).toBeVisible();
  if (await stand.isVisible()) await stand.click();
  await expect(result).toBeVisible();
};

/** Waits for what the chips brought, in all and told. */
const settleChips = async ({ game, status }: GamePage): Promise<void> => {
  await Promise.all([
    expect(game.getByText(/^All stakes: .*, brought .*, net /)).toBeVisible(),
    expect(status).toContainText(/Net of the round/),
  ]);
};

test(
  'a customer plays a round at each live table, and each result can be verified',
  { tag: ['@R4-26', '@R9-09', '@R7-12'] },
  async ({ page, context, site, modals, member }, testInfo) => {
    const customer = await member(5_000);
    await site.open('/lobby');
    await site.goTo('Account');
    await modals.logIn(customer);
    await expect(site.main.getByRole('button', { name: 'Logout' })).toBeVisible();
    const sit = async ({ category, name, spots }: (typeof TABLES)[number], at: Page): Promise<void> => {
      const casino = new CasinoPage(at);
      // Five wheels at once are a lot to draw; a result that need not be watched is there at once.
      await at.emulateMedia({ reducedMotion: 'reduce' });
      const list = `/casino?category=${encodeURIComponent(category)}`;
      await at.goto(list);
      await casino.tile(name).click();
      await casino.expectPlaying(name, '/casino-game');
      const table = new GamePage(at, name);
      await stakeAt(table, spots);
      if (spots.length > 0) await settleChips(table);
      else {
        // Who leaves and opens the table again finds the hand there.
        await at.goto(list);
        await casino.tile(name).click();
        await settleHand(table);
      }
      await screensOf(at, testInfo, 'tables')(name);
      await table.game.getByRole('button', { name: 'Fairness' }).click();
      await table.game.getByRole('button', { name: 'Check' }).first().click();
      await expect(table.game.getByText('As promised.')).toBeVisible();
    };
    // All at once: each table has a clock of its own.
    const pages = await Promise.all(TABLES.map(() => context.newPage()));
    await Promise.all(TABLES.map((table, index) => sit(table, pages[index] ?? page)));
  },
);
