import { cents, formatKes } from '@kipenga/betting-core';
import { expect, test } from '../fixtures/test.ts';
import { screensOf } from '../fixtures/screens.ts';
import { CasinoPage } from '../pages/casino-page.ts';
import { GamePage } from '../pages/game-page.ts';
import { Site } from '../pages/site.ts';

const STAKE = 50;
const START = 100_000;

/** A game of the virtuals, a pick of it, and how its result begins. */
const GAMES = [
  { name: 'Ligi ya Mtaa', pick: /: Draw X \d/, told: /^Full time/ },
  { name: 'Mbio za Punda', pick: /^1 Shela to win Win \d/, told: /^First .*second .*third/ },
  { name: 'Fastballs', pick: /^Over 46.5/, told: /^Drawn: / },
] as const;

// Waiting for rounds takes the time: all games wait at once, each in a tab of one customer.
test(
  'a matchday, a race and a draw are staked on, told and verified, each in a tab; the balance is the ledger’s',
  { tag: ['@R1-07', '@R2-09', '@R2-61', '@R2-63'] },
  async ({ context, loggedIn }, testInfo) => {
    await loggedIn(START / 100);
    const played = await Promise.all(
      GAMES.map(async ({ name, pick, told }) => {
        const tab = await context.newPage();
        const game = new GamePage(tab, name);
        await tab.goto('/virtuals');
        await new CasinoPage(tab).tile(name).click();
        await game.stakeOn(game.game.getByRole('button', { name: pick }).first(), STAKE);
        const net = await game.net();
        await expect(game.status).toContainText(told);
        await screensOf(tab, testInfo, 'virtuals')(name);
        await game.expectAsPromised();
        await game.back.click();
        return { site: new Site(tab), net };
      }),
    );
    const balance = START + played.reduce((sum, { net }) => sum + net, 0);
    for (const { site } of played) await expect(site.header).toContainText(formatKes(cents(balance)));
  },
);
