import { expect, test } from '../fixtures/test.ts';
import { screensOf } from '../fixtures/screens.ts';
import { GamePage } from '../pages/game-page.ts';

const STAKE = 50;

test(
  'the menu leads a customer to Rocketman: staked, cashed out or lost, and the balance is the ledger’s',
  { tag: ['@R1-07', '@R2-11', '@R2-22', '@R2-63', '@R5-11', '@R7-12', '@R7-21'] },
  async ({ page, site, modals, member }, testInfo) => {
    const screen = screensOf(page, testInfo, 'arcade');
    const customer = await member(1000);
    const rocketman = new GamePage(page, 'Rocketman');
    await site.open('/sports');
    await rocketman.menuEntry.click();
    await modals.logIn(customer);

    // The launch link's token is used up, and stays in no address.
    await expect(rocketman.game.getByRole('heading', { name: 'Rocketman' })).toBeVisible();
    await expect(page).toHaveURL(/\/virtual-game$/);
    await expect.poll(() => rocketman.balance()).toBe(100_000);
    await screen('rocketman');
    // A phone that asks for the desktop's page has the bars too: the game ends where they begin.
    await site.expectOverTheBars(page.locator('iframe'));
    // The house says time and net, over all games: the game in its frame does not say them again.
    await expect(page.getByText('All games: KES 0.00')).toBeVisible();
    await expect(rocketman.game.getByText('Net of visit')).toHaveCount(0);

    // Another tab is notified of the balance: it requests nothing by itself.
    const beside = await page.context().newPage();
    await beside.goto('/sports');
    const besideHeader = beside.getByRole('banner');
    await expect(besideHeader).toContainText('KES 1,000.00');
    await rocketman.enterStake(STAKE);
    await rocketman.stake();
    await expect(besideHeader).toContainText('KES 950.00');
    await expect(site.header).toContainText('KES 950.00');
    await beside.close();
    await screen('staked');

    // A flight may end during the tap; the game reports the outcome either way.
    const cashOut = rocketman.game.getByRole('button', { name: /^Cash out KES/ });
    const result = rocketman.status.filter({ hasText: 'Net of the round' });
    await expect(async () => {
      if (await cashOut.isVisible()) await cashOut.click({ timeout: 1_000 });
      expect(await result.isVisible()).toBe(true);
    }).toPass();
    const balance = 100_000 + (await rocketman.net());
    await expect.poll(() => rocketman.balance()).toBe(balance);
    await screen('settled');

    // The game's balance equals the ledger's.
    await rocketman.back.click();
    await expect(page).not.toHaveURL(/virtual-game/);
    const shown = (balance / 100).toLocaleString('en-KE', { minimumFractionDigits: 2 });
    await expect(site.header).toContainText(`KES ${shown}`);
  },
);
