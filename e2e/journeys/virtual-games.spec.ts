import { expect, test } from '../fixtures/test.ts';
import { screensOf } from '../fixtures/screens.ts';
import { CasinoPage } from '../pages/casino-page.ts';
import { centsIn, GamePage } from '../pages/game-page.ts';
import { Site } from '../pages/site.ts';

const STAKE = 50;
const START = 1_000;

/** What a told round brought or cost, in cents. */
const netOf = async (game: GamePage): Promise<number> => {
  await expect(game.status).toContainText('Net of the round');
  const [net = ''] = /[+−]?KES\s[\d,.]+(?=\.)/u.exec(await game.status.innerText()) ?? [];
  return (net.startsWith('−') ? -1 : 1) * centsIn(net);
};

const expectAsPromised = async ({ game }: GamePage): Promise<void> => {
  await game.getByRole('button', { name: 'Fairness' }).click();
  const rounds = game.getByRole('dialog', { name: 'How to verify a round' });
  await rounds.getByRole('button', { name: 'Check' }).first().click();
  await expect(rounds.getByText('As promised.')).toBeVisible();
  await rounds.getByRole('button', { name: 'Close' }).click();
};

test(
  'a matchday and a race are staked on, told, and verified; the balance is the ledger’s',
  { tag: ['@R1-07', '@R2-09', '@R2-61', '@R2-63'] },
  async ({ page, context, site, modals, member }, testInfo) => {
    const screen = screensOf(page, testInfo, 'league');
    const customer = await member(START);
    const league = new GamePage(page, 'Ligi ya Mtaa');
    await site.open('/virtuals');
    await new CasinoPage(page).tile('Ligi ya Mtaa').click();
    await modals.logIn(customer);
    await expect.poll(() => league.balance()).toBe(START * 100);
    await league.stakeOn(league.game.getByRole('button', { name: /: Draw X \d/ }).first(), STAKE);
    await screen('staked');

    // The matches go on while the customer is at another game; what they brought stays told until those after them.
    const leagueNet = netOf(league);
    const track = await context.newPage();
    const race = new GamePage(track, 'Mbio za Punda');
    await new Site(track).open('/virtuals');
    await new CasinoPage(track).tile('Mbio za Punda').click();
    await race.stakeOn(race.game.getByRole('button', { name: /^1 Shela first Win \d/ }), STAKE);
    await screensOf(track, testInfo, 'race')('staked');

    const nets = await Promise.all([leagueNet, netOf(race)]);
    const balance = nets.reduce((sum, net) => sum + net, START * 100);
    await screen('told');
    await screensOf(track, testInfo, 'race')('told');
    await expectAsPromised(league);
    await expectAsPromised(race);

    await league.back.click();
    const shown = (balance / 100).toLocaleString('en-KE', { minimumFractionDigits: 2 });
    await expect(site.header).toContainText(`KES ${shown}`);
  },
);
