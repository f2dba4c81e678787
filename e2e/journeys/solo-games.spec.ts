import { expect, test } from '../fixtures/test.ts';
import { screensOf } from '../fixtures/screens.ts';
import { CasinoPage } from '../pages/casino-page.ts';
import { centsIn, GamePage } from '../pages/game-page.ts';

const STAKE = 50;

test(
  'slots, scratch cards and Spaceman are played with money: each says its net, and the balance is the ledger’s',
  { tag: ['@R1-06', '@R2-62', '@R4-26', '@R7-11', '@R7-13', '@R9-09'] },
  async ({ page, site, modals, member }, testInfo) => {
    const screen = screensOf(page, testInfo, 'solo-games');
    const casino = new CasinoPage(page);
    const customer = await member(1_000);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    let balance = 100_000;

    const enter = async (category: string, name: string): Promise<GamePage> => {
      await casino.category(category).click();
      await casino.tile(name).click();
      const choice = page.getByRole('button', { name: 'Play with money' });
      const game = new GamePage(page, name);
      const login = page.getByRole('dialog').getByLabel('Password', { exact: true });
      const frame = casino.frame(name);
      await expect(choice.or(login).or(frame).first()).toBeVisible();
      if (await choice.isVisible()) await choice.click();
      await expect(login.or(frame).first()).toBeVisible();
      if (await login.isVisible()) await modals.logIn(customer);
      await expect.poll(() => game.balance()).toBe(balance);
      return game;
    };
    /** Waits for what the round came to, and leaves for the lists. */
    const leave = async (game: GamePage): Promise<void> => {
      await expect(game.status).toContainText(/Net of (the round|this card)/);
      // A tier of the jackpot may have been drawn too: it says its own net when it is paid.
      await expect(game.status).not.toContainText('on its way to your balance');
      const said = /(?<sign>[+−]?)KES\s(?<sum>[\d,.]+)(?=\.$)/u.exec(await game.status.innerText())?.groups;
      balance += (said?.['sign'] === '−' ? -1 : 1) * centsIn(said?.['sum'] ?? '');
      await expect.poll(() => game.balance()).toBe(balance);
      await screen(`balance-${balance}`);
      await game.back.click();
      await expect(page).toHaveURL(/\/casino\?/);
    };

    await site.open('/casino');
    for (const [category, name] of [
      ['Video Slots', 'Bahari'],
      ['Classic Slots', 'Kengele'],
    ] as const) {
      const slot = await enter(category, name);
      // What each tier holds and its chance are there before the stake.
      const tiers = slot.game.getByRole('region', { name: 'Jackpot' }).getByRole('listitem');
      await expect(tiers).toHaveText([/Shaba.*1 round in 800KES/, /Fedha.*20,000KES/, /Dhahabu.*400,000KES/]);
      await slot.game.getByLabel('Stake in KES').fill(String(STAKE));
      await slot.game.getByRole('button', { name: `Spin for KES ${STAKE}.00` }).click();
      await leave(slot);
    }
    for (const name of ['Kuna Tatu', 'Namba Bahati']) {
      const card = await enter('Scratch Card', name);
      await card.game.getByRole('button', { name: 'Buy a card for KES 50.00' }).click();
      // One field by the keyboard, the rest at once.
      await card.game.getByRole('button', { name: 'Field 2, covered' }).press('Enter');
      await expect(card.game.getByRole('button', { name: /^Field 2: / })).toBeVisible();
      await card.game.getByRole('button', { name: 'Open all' }).click();
      await leave(card);
    }
    const spaceman = await enter('Instant Games', 'Spaceman');
    await spaceman.game.getByLabel('Cash out by itself at').fill('1.01');
    await spaceman.game.getByLabel('Stake in KES').fill(String(STAKE));
    // Stakes may close between the look and the tap: then the next flight is staked on.
    await expect(async () => {
      await spaceman.game.getByRole('button', { name: /^Stake KES/ }).click();
      await expect(spaceman.status).toContainText(/staked|Net of the round/, { timeout: 2_000 });
    }).toPass();
    await leave(spaceman);
    await expect(casino.tile('Comet')).toBeVisible();
    await expect(casino.tile('Kishada')).toHaveCount(0);
    await casino.category('Jackpots').click();
    await expect(casino.tile('Kengele')).toBeVisible();
    await expect(casino.tile('Spaceman')).toHaveCount(0);
    await expect(casino.tile('Kengele')).toContainText(/WIN KES 1\d\d,\d{3}\.\d\d/);
  },
);
