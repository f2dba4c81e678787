import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { screensOf } from '../fixtures/screens.ts';
import { CasinoPage } from '../pages/casino-page.ts';
import { GamePage } from '../pages/game-page.ts';
import { Site } from '../pages/site.ts';

const STAKE = 50;
const START = 1_000;

/** A game of the virtuals, and a pick of it. */
const GAMES = [
  { name: 'Ligi ya Mtaa', what: 'matchday', pick: /: Draw X \d/ },
  { name: 'Mbio za Punda', what: 'race', pick: /^1 Shela to win Win \d/ },
] as const;

test.beforeEach(({ page }: { page: Page }) => page.emulateMedia({ reducedMotion: 'reduce' }));

for (const { name, what, pick } of GAMES)
  test(
    `a ${what} is staked on, told, and verified; the balance is the ledger’s`,
    { tag: ['@R1-07', '@R2-09', '@R2-61', '@R2-63'] },
    async ({ page, loggedIn }, testInfo) => {
      await loggedIn(START);
      const screen = screensOf(page, testInfo, what);
      const game = new GamePage(page, name);
      await page.goto('/virtuals');
      await new CasinoPage(page).tile(name).click();
      await game.stakeOn(game.game.getByRole('button', { name: pick }).first(), STAKE);
      await screen('staked');
      const balance = START * 100 + (await game.net());
      await screen('told');
      await expect.poll(() => game.balance()).toBe(balance);
      await game.expectAsPromised();
      await game.back.click();
      const shown = (balance / 100).toLocaleString('en-KE', { minimumFractionDigits: 2 });
      await expect(new Site(page).header).toContainText(`KES ${shown}`);
    },
  );
