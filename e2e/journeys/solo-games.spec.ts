import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { screensOf } from '../fixtures/screens.ts';
import { CasinoPage } from '../pages/casino-page.ts';
import { GamePage } from '../pages/game-page.ts';

const STAKE = 50;
const START = 100_000;

/** Opens a game with money, from its kind's list. */
const enter = async (page: Page, category: string, name: string, balance: number): Promise<GamePage> => {
  const casino = new CasinoPage(page);
  await page.goto(`/casino?category=${encodeURIComponent(category)}`);
  await casino.tile(name).click();
  const choice = page.getByRole('button', { name: 'Play with money' });
  await expect(choice.or(casino.frame(name)).first()).toBeVisible();
  if (await choice.isVisible()) await choice.click();
  const game = new GamePage(page, name);
  await expect.poll(() => game.balance()).toBe(balance);
  return game;
};

test(
  'a spin of a machine of five reels and of one of three says its net, and the balance is the ledger’s',
  { tag: ['@R1-06', '@R2-62', '@R4-26', '@R7-11', '@R7-13', '@R9-09'] },
  async ({ page, loggedIn }, testInfo) => {
    await loggedIn(START / 100);
    let balance = START;
    for (const [category, name] of [
      ['Video Slots', 'Bahari'],
      ['Classic Slots', 'Kengele'],
    ] as const) {
      const slot = await enter(page, category, name, balance);
      // Each tier's amount and chance are shown before the stake.
      const tiers = slot.game.getByRole('region', { name: 'Jackpot' }).getByRole('listitem');
      await expect(tiers).toHaveText([/Shaba.*1 round in 800KES/, /Fedha.*20,000KES/, /Dhahabu.*400,000KES/]);
      await slot.enterStake(STAKE);
      await slot.game.getByRole('button', { name: `Spin for KES ${STAKE}.00` }).click();
      // A tier of the jackpot may have been drawn too: it says its own net when it is paid.
      await expect(slot.status).toContainText('Net of the round');
      await expect(slot.status).not.toContainText('on its way to your balance');
      balance += await slot.net();
      await expect.poll(() => slot.balance()).toBe(balance);
      await screensOf(page, testInfo, 'slots')(name);
    }
  },
);

test(
  'a card of each kind is bought, scratched and says its net',
  { tag: ['@R1-06', '@R2-62', '@R4-26'] },
  async ({ page, loggedIn }, testInfo) => {
    await loggedIn(START / 100);
    let balance = START;
    for (const name of ['Kuna Tatu', 'Namba Bahati']) {
      const card = await enter(page, 'Scratch Card', name, balance);
      await card.game.getByRole('button', { name: 'Buy a card for KES 50.00' }).click();
      // One field by the keyboard, the rest at once.
      await card.game.getByRole('button', { name: 'Field 2, covered' }).press('Enter');
      await expect(card.game.getByRole('button', { name: /^Field 2: / })).toBeVisible();
      await card.game.getByRole('button', { name: 'Open all' }).click();
      balance += await card.net();
      await expect.poll(() => card.balance()).toBe(balance);
      await screensOf(page, testInfo, 'cards')(name);
    }
  },
);

test(
  'a flight of Spaceman is cashed out by itself, and leads back to its list',
  { tag: ['@R1-06', '@R2-62', '@R4-26', '@R9-09'] },
  async ({ page, loggedIn }, testInfo) => {
    await loggedIn(START / 100);
    const casino = new CasinoPage(page);
    const spaceman = await enter(page, 'DGA', 'Spaceman', START);
    await spaceman.game.getByLabel('Auto cash-out').fill('1.01');
    await spaceman.enterStake(STAKE);
    await spaceman.stake();
    const net = await spaceman.net();
    await expect.poll(() => spaceman.balance()).toBe(START + net);
    await screensOf(page, testInfo, 'spaceman')('told');
    await spaceman.back.click();
    await expect(casino.tile('Comet')).toBeVisible();
    await expect(casino.tile('Kishada')).toHaveCount(0);
    await casino.category('Jackpots').click();
    await expect(casino.tile('Kengele')).toBeVisible();
    await expect(casino.tile('Spaceman')).toHaveCount(0);
    await expect(casino.tile('Kengele')).toContainText(/WIN KES 1\d\d,\d{3}\.\d\d/);
  },
);
