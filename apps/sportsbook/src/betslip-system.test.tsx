import {
  betId,
  DEFAULT_LIMITS,
  kes,
  matchId,
  oddsFromThousandths,
  outcomeId,
  type MatchId,
  type MatchMarkets,
} from '@kipenga/betting-core';
import { aMatch, aSelection } from '@kipenga/betting-core/testing';
import type { PlaceBetAnswer, PlaceBetRequest } from '@kipenga/api';
import { aProfile } from '@kipenga/shell/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { BetslipSheet } from './BetslipSheet.tsx';
import { betslipRestored, selectBetslip } from './features/slip/index.ts';
import { renderInSportsbook } from './test-sportsbook.tsx';

const pickOf = (name: string, odds: number) =>
  aSelection({
    matchId: matchId(`m-${name}`),
    outcomeId: outcomeId(name),
    homeTeam: name,
    awayTeam: 'Bandari',
    odds: oddsFromThousandths(odds),
    startsAt: null,
  });
const PICKS = [
  pickOf('Gor', 1_850),
  pickOf('Tusker', 2_100),
  pickOf('Sofapaka', 3_400),
  pickOf('Ulinzi', 1_500),
] as const;

const marketsNow = ({ matchId: id }: { readonly matchId: MatchId }): MatchMarkets => {
  const pick = PICKS.find((one) => one.matchId === id) ?? PICKS[0];
  const { outcomeKey: key, outcomeId: outcome, marketTypeId: typeId, marketName: name, odds } = pick;
  const outcomes = [{ key, id: outcome, label: '1', odds }];
  return { match: aMatch({ id }), markets: [{ typeId, name, outcomes }] };
};
const placed: PlaceBetAnswer = {
  kind: 'placed',
  betId: betId('b-1'),
  reference: 'R-1',
  description: '',
  quote: {
    stake: kes(49),
    totalOdds: 631,
    netPayout: kes(228.57),
    system: { sizes: [2, 3], bankers: [], lines: 4 },
  },
};

async function openSlip(count: number, balance = 500) {
  const house = await renderInSportsbook(<BetslipSheet isOpen onClose={vi.fn()} onShare={vi.fn()} />, {
    profile: aProfile(),
    answers: {
      getLimits: DEFAULT_LIMITS,
      getBalance: { balance: kes(balance), bonus: kes(0), freeBet: kes(0) },
      getMatchMarkets: marketsNow,
      placeBet: placed,
    },
  });
  act(() => {
    sessionStorage.clear();
    house.store.dispatch(betslipRestored({ type: 'prematch', selections: PICKS.slice(0, count) }));
  });
  return {
    ...house,
    sent: () =>
      house.platform.calls
        .filter(({ name }) => name === 'placeBet')
        .map(({ request }) => request as PlaceBetRequest),
    onSlip: () => selectBetslip(house.store.getState() as never).selections.map((one) => one.homeTeam),
  };
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const way = (name: string) => screen.getByRole('radio', { name });
const chooseWay = (name: string) => userEvent.click(way(name));
const ladder = async () =>
  within(await screen.findByRole('group', { name: 'What it pays after tax, in KES' }))
    .getAllByRole('term')
    .map((term) => `${term.textContent?.trim()}: ${term.nextElementSibling?.textContent}`);

describe('a system from the slip (D100)', () => {
  test('sends the lines, bankers and win that it showed', async () => {
    const sheet = await openSlip(4);
    await chooseWay('System');
    expect(await screen.findByRole('button', { name: /^Yankee/, pressed: true })).toBeVisible();
    await press('Lucky 15 15 lines');
    await userEvent.click(screen.getByRole('checkbox', { name: /^1 of 4/ }));
    await press('Banker: Sofapaka v Bandari');
    expect(screen.getByText(/^7 lines, each gets KES\s6\.22 of the stake after tax$/)).toBeVisible();
    expect(await ladder()).toEqual([
      'The banker wrong: 0.00',
      '1 right: 0.00',
      expect.stringMatching(/^2 right: /),
      expect.stringMatching(/^3 right: /),
      expect.stringMatching(/^All 4 right: /),
    ]);
    const all = (await ladder()).at(-1)?.replace('All 4 right: ', '');
    expect(screen.getByText('If all are right').nextElementSibling).toHaveTextContent(`KES ${all}`);
    await press('Place bet, KES 49.00');
    await screen.findByRole('dialog', { name: /Bet placed Successfully/ });
    const [request] = sheet.sent();
    expect(request?.system).toEqual({ sizes: [2, 3, 4], bankers: [2] });
    expect(request?.selections[2]?.homeTeam).toBe('Sofapaka');
    expect(request?.netPayout).toBe(kes(Number(all?.replaceAll(',', ''))));
    expect(request?.stake).toBe(kes(49));
  });

  test('that no longer fits says so, is one bet meanwhile, and comes back whole with the picks', async () => {
    const sheet = await openSlip(4);
    await chooseWay('System');
    await screen.findByRole('button', { name: /^Yankee/, pressed: true });
    await press('Banker: Ulinzi v Bandari');
    await press('Remove Gor v Bandari');
    expect(screen.getByText(/^Lines of 4 do not fit 3 picks and 1 banker: left out for now/)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Banker: Ulinzi v Bandari' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
    await press('Remove Tusker v Bandari');
    expect(
      screen.getByText(/^A system takes at least 3 picks\. These 2 are one multi bet for now/),
    ).toHaveAttribute('role', 'status');
    expect(way('Multi bet')).toBeChecked();
    expect(screen.queryByRole('radio', { name: 'System' })).toBeNull();
    await press('Place bet, KES 49.00');
    await screen.findByRole('dialog', { name: /Bet placed Successfully/ });
    expect(sheet.sent()[0]).not.toHaveProperty('system');
    expect(sheet.sent()[0]?.selections).toHaveLength(2);
  });

  test('is as it was after a pick that was taken off is put back', async () => {
    await openSlip(3);
    await chooseWay('System');
    await press('Banker: Sofapaka v Bandari');
    expect(await screen.findByText(/^2–3 of 3, 1 banker|2 \+ 3 of 3, 1 banker/)).toBeVisible();
    await press('Remove Sofapaka v Bandari');
    expect(way('Multi bet')).toBeChecked();
    await press('Undo');
    expect(way('System')).toBeChecked();
    expect(screen.getByRole('button', { name: 'Banker: Sofapaka v Bandari' })).toHaveAttribute(
      'aria-pressed',
      'true',
    );
  });

  test('without a size, or with bankers that fill every line, is not offered for placing, and says why', async () => {
    const sheet = await openSlip(3);
    await chooseWay('System');
    await userEvent.click(await screen.findByRole('checkbox', { name: /^2 of 3/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /^3 of 3/ }));
    expect(screen.getAllByText('Choose how many picks a line of your system has.')).not.toHaveLength(0);
    expect(screen.queryByRole('button', { name: /^Place bet/ })).toBeNull();
    await userEvent.click(screen.getByRole('checkbox', { name: /^2 of 3/ }));
    await press('Banker: Gor v Bandari');
    await press('Banker: Tusker v Bandari');
    expect(screen.getAllByText(/^Your bankers fill every line/)).not.toHaveLength(0);
    expect(sheet.sent()).toEqual([]);
  });

  test('a deposit that was offered for one way is not offered for another', async () => {
    await openSlip(3, 9);
    await chooseWay('System');
    await screen.findByRole('button', { name: /^Trixie/, pressed: true });
    await press('Place bet, KES 49.00');
    expect(await screen.findByRole('button', { name: /^Deposit KES .* and place$/ })).toBeVisible();
    await chooseWay('Multi bet');
    expect(screen.queryByRole('button', { name: /^Deposit KES .* and place$/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Place bet, KES 49.00' })).toBeVisible();
  });
});
