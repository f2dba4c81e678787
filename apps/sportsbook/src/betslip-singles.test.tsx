import {
  betId,
  DEFAULT_LIMITS,
  instant,
  kes,
  matchId,
  oddsFromThousandths,
  outcomeId,
  type MatchId,
  type MatchMarkets,
} from '@kipenga/betting-core';
import { aMatch, aSelection } from '@kipenga/betting-core/testing';
import { bettingApi, memoryIntents, type PlaceBetAnswer, type PlaceBetRequest } from '@kipenga/api';
import type { FakeAnswers } from '@kipenga/api/testing';
import { offline } from '@kipenga/api/testing/platform';
import { aProfile } from '@kipenga/shell/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { BetslipSheet } from './BetslipSheet.tsx';
import { betSent } from './features/placing/sent-bets.slice.ts';
import { betslipRestored, selectBetslip, selectionsRemoved, stakeTyped } from './features/slip/index.ts';
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
const picks = [pickOf('Gor', 2000), pickOf('Tusker', 3000), pickOf('Sofapaka', 1500)] as const;
const [gor, tusker, sofapaka] = picks;
type Prices = Readonly<Record<string, number | null>>;

/** The markets of the slip's matches at these prices, the others as they were picked. */
const marketsAt =
  (prices: Prices = {}) =>
  ({ matchId: id }: { readonly matchId: MatchId }): MatchMarkets => {
    const pick = picks.find((one) => one.matchId === id) ?? gor;
    const now = prices[pick.outcomeId];
    const odds = now === undefined ? pick.odds : now === null ? null : oddsFromThousandths(now);
    const { outcomeKey: key, outcomeId: outcome, marketTypeId: typeId, marketName: name } = pick;
    const other = { key, id: outcomeId(`${outcome}-other`), label: 'X', odds: oddsFromThousandths(3000) };
    const outcomes = [{ key, id: outcome, label: '1', odds }, other];
    return { match: aMatch({ id }), markets: [{ typeId, name, outcomes }] };
  };
const placed = (reference: string): PlaceBetAnswer => ({
  kind: 'placed',
  betId: betId(reference),
  reference,
  description: '',
});
const placedEach = ({ selections: [pick] }: PlaceBetRequest) => placed(`R-${pick?.homeTeam}`);
const wallet = (balance: number) => ({ balance: kes(balance), bonus: kes(0), freeBet: kes(0) });

async function openSingles(answers: FakeAnswers = {}) {
  const onClose = vi.fn();
  const house = await renderInSportsbook(<BetslipSheet isOpen onClose={onClose} onShare={vi.fn()} />, {
    profile: aProfile(),
    transport: { intents: memoryIntents() },
    answers: {
      getLimits: DEFAULT_LIMITS,
      getBalance: wallet(500),
      getMatchMarkets: marketsAt(),
      placeBet: placedEach,
      ...answers,
    },
  });
  act(() => void house.store.dispatch(betslipRestored({ type: 'prematch', selections: picks })));
  await userEvent.click(screen.getByRole('radio', { name: 'Singles' }));
  const sent = () => house.platform.calls.filter(({ name }) => name === 'placeBet');
  /** The balance is another, and the page hears of it. */
  const paysIn = async (balance: number) => {
    house.platform.change({ getBalance: wallet(balance) });
    const before = house.platform.calls.length;
    act(() => void house.store.dispatch(bettingApi.util.invalidateTags(['Balance'])));
    await waitFor(() => expect(house.platform.calls.length).toBeGreaterThan(before));
  };
  return {
    ...house,
    onClose,
    paysIn,
    sent,
    requests: () => sent().map(({ request }) => request as PlaceBetRequest),
    onSlip: () => selectBetslip(house.store.getState() as never).selections.map((one) => one.homeTeam),
  };
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const stakeOn = (name: string) => screen.getByRole('textbox', { name: `Stake on ${name}, in KES` });
const typeStake = async (name: string, text: string) => {
  await userEvent.clear(stakeOn(name));
  await userEvent.type(stakeOn(name), text);
};
/** The rows of the shared dialog, name and value. */
const told = async (title: RegExp) =>
  within(await screen.findByRole('dialog', { name: title }))
    .getAllByRole('term')
    .map((term) => `${term.textContent} ${term.nextElementSibling?.textContent}`);

describe('singles from one slip', () => {
  test('a limit of the customer’s own holds for all together: the one that passes it says so and stays', async () => {
    await openSingles({
      getPlayLimits: {
        depositLimits: [],
        dayLimits: [{ of: 'stake', amount: kes(150), pending: null }],
        stakedToday: kes(0),
        lostToday: kes(0),
        dayEndsAt: instant('2026-11-21T21:00:00Z'),
        timeOutUntil: null,
        exclusionUntil: null,
      },
    });
    expect(screen.getByRole('button', { name: 'Place 3 bets, KES 147.00' })).toBeInTheDocument();
    await typeStake('Tusker', '60');
    expect(await screen.findAllByText(/^Your own stake limit is KES 150\.00 a day/)).not.toHaveLength(0);
    expect(screen.getByRole('button', { name: 'Place 2 of 3 bets, KES 109.00' })).toBeInTheDocument();
  });

  test('a stake each, its sums on its row, all placed at once, each under a key of its own (D24)', async () => {
    const sheet = await openSingles();
    await typeStake('Tusker', '100');
    expect(screen.getByText('Possible win KES 266.67, before tax')).toBeInTheDocument(); // 88.89 x 3
    expect(screen.getByText(/^3 bets take KES 198.00 together\. Tax KES .* If all win: KES /)).toBeVisible();
    await press('Place 3 bets, KES 198.00');
    expect(await told(/Bet placed Successfully/)).toEqual([
      'Gor v Bandari: Gor Placed: KES 49.00 at 2.00, R-Gor',
      'Tusker v Bandari: Tusker Placed: KES 100.00 at 3.00, R-Tusker',
      'Sofapaka v Bandari: Sofapaka Placed: KES 49.00 at 1.50, R-Sofapaka',
      'Total stake KES 198.00',
      expect.stringMatching(/^If all win, after tax KES \d+\.\d\d$/),
    ]);
    expect(sheet.requests().map(({ stake, selections }) => [stake, selections.length])).toEqual([
      [kes(49), 1],
      [kes(100), 1],
      [kes(49), 1],
    ]);
    expect(new Set(sheet.sent().map(({ headers }) => headers.get('idempotency-key'))).size).toBe(3);
    expect([sheet.onSlip(), sheet.onClose.mock.calls.length]).toEqual([[], 1]);
  });

  test('one stake for all takes the place of every other', async () => {
    await openSingles();
    await typeStake('Tusker', '100');
    const all = screen.getByRole('textbox', { name: 'Stake for each, in KES' });
    await userEvent.clear(all);
    await userEvent.type(all, '20');
    for (const { homeTeam } of picks) expect(stakeOn(homeTeam)).toHaveValue('20');
    expect(screen.getByRole('button', { name: 'Place 3 bets, KES 60.00' })).toBeInTheDocument();
  });

  test('what one of them lacks is said on its row before the tap, and the others can be placed (R5-22, R9-01)', async () => {
    const sheet = await openSingles({ getMatchMarkets: marketsAt({ Sofapaka: null }) });
    await typeStake('Tusker', '10');
    expect(stakeOn('Tusker')).toHaveAccessibleDescription(/The minimum bet is KES 20.00\./);
    expect(await screen.findByText('Suspended')).toBeInTheDocument();
    await press('Place 1 of 3 bets, KES 49.00');
    await screen.findByText('Bet placed Successfully');
    expect(sheet.onSlip()).toEqual(['Tusker', 'Sofapaka']);
    expect(sheet.requests()).toHaveLength(1);
  });

  test('some placed: which, and why not the others; those stay, and what is asked about cannot be sent again', async () => {
    const sheet = await openSingles({
      placeBet: (request: PlaceBetRequest) => {
        const [pick] = request.selections;
        if (pick?.outcomeId === gor.outcomeId) return placed('R1');
        if (pick?.outcomeId === sofapaka.outcomeId) throw new TypeError('Failed to fetch');
        return { kind: 'refused', code: 7, description: 'Odds have changed.' };
      },
      getIntent: offline,
    });
    await press('Place 3 bets, KES 147.00');
    const rows = await told(/1 of 3 bets placed/);
    expect(rows.slice(0, 3)).toEqual([
      'Gor v Bandari: Gor Placed: KES 49.00 at 2.00, R1',
      'Tusker v Bandari: Tusker Odds have changed.',
      'Sofapaka v Bandari: Sofapaka Checking your bet…',
    ]);
    expect(rows).toContain('Total stake KES 49.00');
    expect(sheet.onSlip()).toEqual(['Tusker', 'Sofapaka']);
    expect(sheet.onClose).not.toHaveBeenCalled();
    const button = { name: 'Place 1 of 2 bets, KES 49.00', hidden: true };
    expect(screen.getByRole('button', button)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /Stake on Sofapaka/, hidden: true })).toBeNull();
  });

  test('two presses in a row, and a press while they are sent, place each once', async () => {
    const answers = picks.map(() => Promise.withResolvers<PlaceBetAnswer>());
    let at = 0;
    const sheet = await openSingles({ placeBet: () => answers[at++]!.promise });
    await userEvent.dblClick(screen.getByRole('button', { name: /Place 3 bets/ }));
    await press(/Placing/);
    answers.forEach(({ resolve }, n) => resolve(placed(`R${n}`)));
    await screen.findByText('Bet placed Successfully');
    expect(sheet.sent()).toHaveLength(3);
  });

  test('too little for all: the missing sum is deposited, and all are placed when it has come', async () => {
    const sheet = await openSingles({
      getBalance: wallet(100),
      deposit: { kind: 'prompt-sent', description: '' },
    });
    expect(
      await screen.findByText('Your balance is KES 100.00: KES 47.00 more is needed.'),
    ).toBeInTheDocument();
    await press('Place 3 bets, KES 147.00');
    await press('Deposit KES 47.00 and place');
    expect(
      await screen.findByText(/^Enter your M-Pesa PIN on the phone\. Keep this page open/),
    ).toBeVisible();
    expect(sheet.platform.calls.find(({ name }) => name === 'deposit')?.request).toMatchObject({
      amount: kes(47),
    });
    expect(sheet.sent()).toEqual([]);
    await sheet.paysIn(147);
    await waitFor(() => expect(sheet.sent()).toHaveLength(3));
    await waitFor(() => expect(sheet.onSlip()).toEqual([]));
  });

  test.each([
    ['a pick leaves the slip', selectionsRemoved([tusker.outcomeId])],
    ['a stake is another', stakeTyped('50')],
  ])('the money comes, but %s meanwhile: nothing is placed', async (_, change) => {
    const sheet = await openSingles({
      getBalance: wallet(100),
      deposit: { kind: 'prompt-sent', description: '' },
    });
    await press('Place 3 bets, KES 147.00');
    await press('Deposit KES 47.00 and place');
    await screen.findByText(/Keep this page open/);
    act(() => void sheet.store.dispatch(change));
    await sheet.paysIn(147);
    expect(await screen.findByRole('button', { name: /^Place \d bets/, hidden: true })).toBeInTheDocument();
    expect(sheet.sent()).toEqual([]);
  });

  test('a worse price has to be agreed to by the button, and a single that is asked about is found as one', async () => {
    const sheet = await openSingles({ getMatchMarkets: marketsAt({ Gor: 1800 }) });
    const accept = await screen.findByRole('button', { name: 'Accept 1 change and place KES 147.00' });
    expect(accept).toBeInTheDocument();
    sheet.unmount();
    const again = await renderInSportsbook(<BetslipSheet isOpen onClose={vi.fn()} onShare={vi.fn()} />, {
      profile: aProfile(),
      answers: { getLimits: DEFAULT_LIMITS, getBalance: wallet(500), getMatchMarkets: marketsAt() },
    });
    const { profileId } = aProfile();
    act(() => {
      again.store.dispatch(betslipRestored({ type: 'prematch', selections: picks }));
      again.store.dispatch(betSent({ profileId, picks: [gor.outcomeId], waitsFor: 'answer' }));
    });
    expect(screen.getByRole('radio', { name: 'Singles' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: /Stake on Gor/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Place 2 of 3 bets, KES 98.00' })).toBeInTheDocument();
  });
});
