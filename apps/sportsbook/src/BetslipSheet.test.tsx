import {
  betId,
  DEFAULT_LIMITS,
  instant,
  instantFromMs,
  kes,
  matchId,
  nairobiDay,
  oddsFromThousandths,
  outcomeId,
  KENYA_TAX_RECORDS,
  TAX_RECORDS,
  type MatchMarkets,
  type TaxRecord,
} from '@kipenga/betting-core';
import { aMatch, aSelection } from '@kipenga/betting-core/testing';
import { matchMarketsApi, memoryIntents, type PlaceBetAnswer } from '@kipenga/api';
import type { FakeAnswers } from '@kipenga/api/testing';
import { offline } from '@kipenga/api/testing/platform';
import { selectModal } from '@kipenga/shell';
import { aProfile } from '@kipenga/shell/testing';
import { act, createEvent, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { BetslipSheet } from './BetslipSheet.tsx';
import { followSentBets } from './features/placing/follow-sent-bets.ts';
import { betsSent, picksSetAside, type SentBet } from './features/placing/sent-bets.slice.ts';
import { betslipRestored, selectBetslip, selectionsAdded, selectStake } from './features/slip/index.ts';
import { oddsChangeChosen, stakeTyped } from './features/slip/stake.slice.ts';
import { renderInSportsbook } from './test-sportsbook.tsx';

const pick = aSelection({
  matchId: matchId('m1'),
  outcomeId: outcomeId('o1'),
  odds: oddsFromThousandths(2000),
  startsAt: null,
});
const { id, feedId, homeTeam, awayTeam, startsAt, category, competitionName } = aMatch({ id: pick.matchId });
const outcome = { key: pick.outcomeKey, id: pick.outcomeId, label: '1' };
/** The match with the pick at this price, and one other price that may be left. */
const markets = (odds: number | null, left: number | null = 3000): MatchMarkets => ({
  match: { id, feedId, homeTeam, awayTeam, startsAt, category, competitionName },
  markets: [
    {
      typeId: pick.marketTypeId,
      name: pick.marketName,
      outcomes: [
        { ...outcome, odds: odds === null ? null : oddsFromThousandths(odds) },
        { ...outcome, id: outcomeId('o2'), odds: left === null ? null : oddsFromThousandths(left) },
      ],
    },
  ],
});
const balance = { balance: kes(500), bonus: kes(0), freeBet: kes(0) };

async function openSheet(
  answers: FakeAnswers = {},
  profile: ReturnType<typeof aProfile> | null = aProfile(),
) {
  const [onClose, intents] = [vi.fn(), memoryIntents()];
  const house = await renderInSportsbook(<BetslipSheet isOpen onClose={onClose} onShare={vi.fn()} />, {
    profile,
    transport: { intents },
    answers: { getLimits: DEFAULT_LIMITS, getBalance: balance, getMatchMarkets: markets(2000), ...answers },
  });
  act(() => void house.store.dispatch(betslipRestored({ type: 'prematch', selections: [pick] })));
  return {
    ...house,
    onClose,
    /** As the page does: follows what was sent. */
    follow: (onPlaced = vi.fn<() => void>()) =>
      followSentBets({ store: house.store as never, intents, onPlaced }),
    /** The stream tells another price of the pick. */
    movesTo: async (odds: number | null) => {
      const choice = { matchId: pick.matchId };
      const { getMatchMarkets } = matchMarketsApi.endpoints;
      await waitFor(() => expect(getMatchMarkets.select(choice)(house.store.getState()).data).toBeDefined());
      const told = matchMarketsApi.util.updateQueryData('getMatchMarkets', choice, () => markets(odds));
      act(() => void house.store.dispatch(told));
    },
    slip: () => selectBetslip(house.store.getState() as never),
    stake: () => selectStake(house.store.getState() as never),
  };
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
/** A press behind the dialog, a second later: sooner it would be taken for a slip of the finger. */
const pressLater = (name: RegExp) => pressAt(name, Date.now() + 1_000);
const pressAt = (name: RegExp, timeStamp: number) => {
  const button = screen.getByRole('button', { name, hidden: true });
  const click = createEvent.click(button);
  Object.defineProperty(click, 'timeStamp', { value: timeStamp });
  fireEvent(button, click);
};
const placedCalls = (calls: readonly { readonly name: string }[]) =>
  calls.filter((call) => call.name === 'placeBet').length;

describe('placing a bet', () => {
  test('placed: the message, an empty slip, the stake 49 again, the sheet closed (R4-13, R4-14, R8-10)', async () => {
    const sheet = await openSheet({
      placeBet: { kind: 'placed', betId: betId('b1'), reference: 'R1', description: 'Bet R1 is placed' },
    });
    sheet.store.dispatch(stakeTyped('100'));
    await userEvent.click(await screen.findByRole('button', { name: 'Place bet, KES 100.00' }));
    expect(await screen.findByText('Bet placed Successfully')).toBeInTheDocument();
    expect(screen.getByText('Bet R1 is placed')).toBeInTheDocument();
    expect(sheet.slip().selections).toEqual([]);
    expect(sheet.stake().text).toBe('49');
    expect(sheet.onClose).toHaveBeenCalled();
    const sent = sheet.platform.calls.find((call) => call.name === 'placeBet');
    expect(sent?.request).toMatchObject({ stake: kes(100), usesFreeBet: false, acceptOddsChange: 'better' });
    expect(sent?.headers.get('idempotency-key')).toMatch(/\w{16,}/);
  });

  test('placed: odds and sums as the bar had them, and the bet, its share and the same picks one tap away (R8-10)', async () => {
    const quote = { stake: kes(49), totalOdds: 200, netPayout: kes(78.41) };
    const sheet = await openSheet({
      placeBet: { kind: 'placed', betId: betId('b1'), reference: 'R1', description: '', quote },
    });
    const tax = screen.getByText('Tax in all', { selector: 'dt' }).nextElementSibling?.textContent;
    await press('Place bet, KES 49.00');
    const dialog = within(await screen.findByRole('dialog', { name: /Bet placed Successfully/ }));
    const rows = dialog.getAllByRole('term').map((term) => [term, term.nextElementSibling]);
    expect(rows.map((row) => row.map((one) => one?.textContent).join(' '))).toEqual([
      'Total odds 2.00',
      'Stake KES 49.00',
      `Tax in all ${tax}`,
      'Possible win KES 78.41',
    ]);
    expect(dialog.getByRole('link', { name: 'See the bet' })).toHaveAttribute('href', '/betdetail');
    expect(dialog.getByRole('button', { name: 'Share these picks' })).toBeInTheDocument();
    await userEvent.click(dialog.getByRole('button', { name: 'Same picks again' }));
    expect(sheet.slip().selections).toEqual([pick]);
    expect(screen.queryByText('Bet placed Successfully')).toBeNull();
  });

  test('a pick that is made while the bet is on its way stays on the slip (R4-14)', async () => {
    const answer = Promise.withResolvers<PlaceBetAnswer>();
    const sheet = await openSheet({ placeBet: () => answer.promise });
    await press(/Place bet/);
    const later = aSelection({ matchId: matchId('m2'), outcomeId: outcomeId('o9') });
    act(() => void sheet.store.dispatch(selectionsAdded([later])));
    answer.resolve({ kind: 'placed', betId: betId('b1'), reference: 'R1', description: '' });
    await screen.findByText('Bet placed Successfully');
    expect(sheet.slip().selections).toEqual([later]);
  });

  test('a press that was meant for the price before is not taken for the one that came under the finger (D07)', async () => {
    const sheet = await openSheet({
      placeBet: { kind: 'placed', betId: betId('b1'), reference: 'R1', description: '' },
    });
    await screen.findByRole('button', { name: /^Place bet/ });
    const before = performance.now();
    await sheet.movesTo(1800);
    await screen.findByRole('button', { name: /^Accept 1 change/ });
    pressAt(/^Accept 1 change/, before);
    expect(placedCalls(sheet.platform.calls)).toBe(0);
    pressAt(/^Accept 1 change/, performance.now() + 1_000);
    await screen.findByText('Bet placed Successfully');
  });

  test.each([
    ['closes', null, 'Remove closed picks'],
    ['gets worse', 1800, 'Accept 1 change and place KES 49.00'],
  ])('a deposit is not offered for a pick that %s (R4-13)', async (_, now, way) => {
    const sheet = await openSheet({
      placeBet: { kind: 'insufficient-funds', description: '', shortBy: kes(20) },
    });
    await press(/Place bet/);
    await screen.findByRole('button', { name: /Deposit .* and place/ });
    await sheet.movesTo(now);
    await waitFor(() => expect(screen.getByRole('button', { name: way })).toBeInTheDocument());
    expect(screen.queryByRole('button', { name: /Deposit/ })).toBeNull();
  });

  test('refused: the description under "Oops!", and the slip stays (R4-13, R8-04)', async () => {
    const sheet = await openSheet({ placeBet: { kind: 'refused', code: 7, description: 'Odds have moved' } });
    await press(/Place bet/);
    expect(await screen.findByText('Oops!')).toBeInTheDocument();
    expect(screen.getByText('Odds have moved')).toBeInTheDocument();
    expect(screen.getByText('Taken from your balance').nextElementSibling).toHaveTextContent('KES 0.00');
    expect(sheet.slip().selections).toHaveLength(1);
  });

  test('a session that has ended is no second message over its own prompt (R4-21, R8-01)', async () => {
    const sheet = await openSheet({
      placeBet: () => new Response('{"res":401,"description":"Log in again."}', { status: 401 }),
    });
    await press(/Place bet/);
    expect(await screen.findByRole('button', { name: /Log in to place/ })).toBeInTheDocument();
    expect(screen.queryByText('Oops!')).not.toBeInTheDocument();
    expect(sheet.slip().selections).toHaveLength(1);
  });

  test('110: deposit-and-place is offered, and 200 says the prompt was sent (R4-13, R4-15, R8-10)', async () => {
    const sheet = await openSheet({
      placeBet: { kind: 'insufficient-funds', description: '', shortBy: kes(20) },
      depositAndBet: { kind: 'prompt-sent', description: '' },
    });
    await press(/Place bet/);
    await userEvent.click(await screen.findByRole('button', { name: 'Deposit KES 20.00 and place' }));
    expect(
      await screen.findByText(
        'A deposit prompt has been sent to your phone. Enter you password to deposit and place bet.',
      ),
    ).toBeInTheDocument();
    expect(sheet.platform.calls.find((call) => call.name === 'depositAndBet')?.request).toMatchObject({
      amount: kes(20),
      bet: { stake: kes(49) },
    });
    expect(screen.getByText(/The bet is placed when the payment arrives/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Place bet/ })).toBeNull();
    await press('Keep these picks');
    expect(screen.getByRole('button', { name: /Place bet/ })).toBeInTheDocument();
  });

  test('the deposit leaves the stake after the tax on it, which is said before it is asked for (D94, R4-15)', async () => {
    const taxes = { today: nairobiDay('2026-11-21'), records: KENYA_TAX_RECORDS };
    const sheet = await openSheet({
      getLimits: { ...DEFAULT_LIMITS, taxes },
      getBalance: { ...balance, balance: kes(0) },
      depositAndBet: { kind: 'prompt-sent', description: '' },
    });
    await waitFor(() => expect(screen.queryByText(/[Tt]ax/)).toBeNull());
    await press(/Place bet/);
    await screen.findByText(/Of KES 52\.00, KES 2\.60 is tax on deposits: KES 49\.40 reaches your balance\./);
    await press('Deposit KES 52.00 and place');
    await waitFor(() =>
      expect(sheet.platform.calls.find((call) => call.name === 'depositAndBet')?.request).toMatchObject({
        amount: kes(52),
        bet: { stake: kes(49), stakeAfterTax: kes(49), netPayout: kes(98) },
      }),
    );
  });

  test('too little money is known before sending, and offers the same (R4-13)', async () => {
    const sheet = await openSheet(
      { getBalance: { ...balance, balance: kes(9) } },
      aProfile({ balance: kes(9) }),
    );
    await press(/Place bet/);
    expect(await screen.findByRole('button', { name: 'Deposit KES 40.00 and place' })).toBeInTheDocument();
    expect(placedCalls(sheet.platform.calls)).toBe(0);
  });

  test('deposit-and-bet without an answer says so in the spec words (R8-03)', async () => {
    await openSheet({
      placeBet: { kind: 'insufficient-funds', description: '', shortBy: kes(20) },
      depositAndBet: () => new Response('', { status: 400 }),
    });
    await press(/Place bet/);
    await userEvent.click(await screen.findByRole('button', { name: /Deposit .* and place/ }));
    expect(
      await screen.findByText('Looks like something went wrong, Please try again later.'),
    ).toBeInTheDocument();
  });

  test.each([
    ['another stake', stakeTyped('100'), stakeTyped('49')],
    [
      'other picks',
      betslipRestored({ type: 'prematch', selections: [{ ...pick, outcomeId: outcomeId('o2') }] }),
      betslipRestored({ type: 'prematch', selections: [pick] }),
    ],
  ])(
    'a deposit is offered for the very bet that lacked the money: %s ends the offer',
    async (_, change, back) => {
      const sheet = await openSheet({
        placeBet: { kind: 'insufficient-funds', description: '', shortBy: kes(20) },
      });
      await press(/Place bet/);
      await screen.findByRole('button', { name: /Deposit .* and place/ });
      for (const action of [change, back]) {
        act(() => void sheet.store.dispatch(action));
        expect(screen.getByRole('button', { name: /Place bet/ })).toBeInTheDocument();
      }
    },
  );

  test.each([
    [
      'Bet R1 is placed',
      {
        state: 'placed',
        bet: { kind: 'placed', betId: betId('b1'), reference: 'R1', description: 'Bet R1 is placed' },
      },
    ],
    [/^No payment came/, { state: 'refused', deposit: { kind: 'prompt-sent', description: '' } }],
  ] as const)('the offer whose answer got lost ends with its bet: "%s"', async (words, getIntent) => {
    const sheet = await openSheet({
      placeBet: { kind: 'insufficient-funds', description: '', shortBy: kes(20) },
      depositAndBet: offline,
      getIntent,
    });
    const stop = sheet.follow();
    await press(/Place bet/);
    await userEvent.click(await screen.findByRole('button', { name: /Deposit .* and place/ }));
    expect(await screen.findByText(words)).toBeInTheDocument();
    act(() => void sheet.store.dispatch(betslipRestored({ type: 'prematch', selections: [pick] })));
    expect(await screen.findByRole('button', { name: /Place bet/, hidden: true })).toBeInTheDocument();
    stop();
  });

  test('picks kept from a waiting deposit are not free while the answer to a bet of them is lost', async () => {
    const sheet = await openSheet();
    const { profileId } = aProfile();
    const sent = { profileId, picks: [pick.outcomeId] };
    const waits: readonly SentBet['waitsFor'][] = ['deposit', 'answer'];
    act(() => {
      sheet.store.dispatch(betsSent(waits.map((waitsFor) => ({ ...sent, waitsFor }))));
      sheet.store.dispatch(picksSetAside([sent.picks]));
    });
    expect(screen.getByText('Checking your bet…')).toBeInTheDocument();
  });

  test('a lost answer is asked about by its key, and the bet is not sent again (D24, D78)', async () => {
    const sheet = await openSheet({ placeBet: offline, getIntent: offline });
    const onPlaced = vi.fn<() => void>();
    const stop = sheet.follow(onPlaced);
    await press(/Place bet/);
    expect(await screen.findByRole('alert')).toHaveTextContent(/There is still no answer/);
    const sent = placedCalls(sheet.platform.calls);
    sheet.platform.change({
      getIntent: {
        state: 'placed',
        bet: { kind: 'placed', betId: betId('b1'), reference: 'R1', description: 'Bet R1 is placed' },
      },
    });
    await press('Ask again');
    expect(await screen.findByText('Bet R1 is placed')).toBeInTheDocument();
    expect(onPlaced).toHaveBeenCalledOnce();
    expect(sheet.slip().selections).toEqual([]);
    expect(placedCalls(sheet.platform.calls)).toBe(sent);
    const [placing, asking] = ['placeBet', 'getIntent'].map((name) =>
      sheet.platform.calls.find((call) => call.name === name),
    );
    expect(asking?.request).toEqual({ key: placing?.headers.get('idempotency-key') });
    stop();
  });

  test('a bet that never arrived is said, and pressed again it goes out under the same key (D24)', async () => {
    const sheet = await openSheet({ placeBet: offline, getIntent: { state: 'unknown' } });
    const stop = sheet.follow();
    await press(/Place bet/);
    expect(await screen.findByText(/Your bet did not reach us/)).toBeInTheDocument();
    sheet.platform.change({
      placeBet: { kind: 'placed', betId: betId('b1'), reference: 'R1', description: 'Bet R1 is placed' },
    });
    pressLater(/Place bet/);
    expect(await screen.findByText('Bet R1 is placed')).toBeInTheDocument();
    const keys = sheet.platform.calls
      .filter((call) => call.name === 'placeBet')
      .map((call) => call.headers.get('idempotency-key'));
    expect(new Set(keys).size).toBe(1);
    stop();
  });

  test('a change of law while the slip is open: the new figures are shown, and placed (D07, D08)', async () => {
    const law = (winningsPercent: number, from: string): TaxRecord => ({
      ...TAX_RECORDS[0],
      effectiveFrom: nairobiDay(from),
      winningsPercent,
    });
    const records = [law(20, '2000-01-01'), law(5, '2026-11-22')];
    const limitsOn = (day: string) => ({ ...DEFAULT_LIMITS, taxes: { today: nairobiDay(day), records } });
    const sheet = await openSheet({
      getLimits: limitsOn('2026-11-21'),
      placeBet: { kind: 'refused', code: 205, description: 'The tax on bets has changed.', currentOdds: [] },
    });
    const net = (amount: string) => screen.findAllByText(amount);
    await net('KES 78.41'); // 43.56 x 2, less 20 % of what it wins
    sheet.platform.change({ getLimits: limitsOn('2026-11-22') });
    await press(/Place bet/);
    await screen.findByText('The tax on bets has changed.');
    await net('KES 84.94'); // less 5 %
    sheet.platform.change({
      placeBet: { kind: 'placed', betId: betId('b1'), reference: 'R1', description: 'Bet R1 is placed' },
    });
    pressLater(/Place bet/);
    await screen.findByText('Bet R1 is placed');
    const sent = sheet.platform.calls.filter((call) => call.name === 'placeBet');
    expect(sent.map(({ request }) => request)).toMatchObject([
      { netPayout: kes(78.41) },
      { netPayout: kes(84.94) },
    ]);
  });

  test.each([
    ['', 'Enter a stake.'],
    ['fifty', 'Enter the stake in digits, for example 50.'],
    ['99999999999', 'The maximum bet is KES 20,000.00.'],
    ['19', 'The minimum bet is KES 20.00.'],
    ['50.50', 'Enter whole shillings.'],
    ['1 000', null],
    ['1,000', null],
  ])('%j as a stake is told rightly: %s', async (text, reason) => {
    const sheet = await openSheet();
    act(() => void sheet.store.dispatch(stakeTyped(text)));
    const field = screen.getByRole('textbox', { name: 'Stake in KES' });
    if (reason !== null) {
      expect(field).toBeInvalid();
      expect(await screen.findByText(reason)).toBeInTheDocument();
    } else {
      expect(field).toBeValid();
      expect(screen.getByRole('button', { name: 'Place bet, KES 1,000.00' })).toBeInTheDocument();
    }
  });

  test('what the house says of a bet it could not take is shown under "Oops!" (R8-04)', async () => {
    await openSheet({
      placeBet: () => Response.json({ description: 'The board is closed for tonight.' }, { status: 409 }),
    });
    await press('Place bet, KES 49.00');
    const dialog = within(await screen.findByRole('dialog', { name: /Oops!/ }));
    expect(dialog.getByText('The board is closed for tonight.')).toBeInTheDocument();
  });

  test('a stake that is beyond the balance says so before the tap, and a visitor without one reads no amount (R4-13)', async () => {
    const sheet = await openSheet({ getBalance: { ...balance, balance: kes(9) } });
    expect(
      await screen.findByText('Your balance is KES 9.00: KES 40.00 more is needed.'),
    ).toBeInTheDocument();
    sheet.unmount();
    const visit = await openSheet({}, null);
    act(() => void visit.store.dispatch(stakeTyped('')));
    expect(await screen.findByRole('button', { name: 'Log in to place' })).toBeInTheDocument();
  });

  test('a visitor is asked to log in, and keeps the slip (R5-10, R6-01)', async () => {
    const sheet = await openSheet({}, null);
    await press(/Log in to place/);
    expect(selectModal(sheet.store.getState())).toMatchObject({ name: 'log-in' });
    expect(sheet.slip().selections).toHaveLength(1);
    expect(placedCalls(sheet.platform.calls)).toBe(0);
  });

  test.each([
    ['10', 'The minimum bet is KES 20.00.'],
    ['20001', 'The maximum bet is KES 20,000.00.'],
    ['49.50', 'Enter whole shillings.'],
  ])(
    'a stake of %s is refused before the tap, and not sent: "%s" (R5-22, R9-01)',
    async (stake, sentence) => {
      const sheet = await openSheet({ getBalance: { ...balance, balance: kes(50_000) } });
      act(() => void sheet.store.dispatch(stakeTyped(stake)));
      expect(await screen.findByText(sentence)).toBeInTheDocument();
      await press('Place bet');
      expect(placedCalls(sheet.platform.calls)).toBe(0);
    },
  );

  test('a price that moved is shown, and placed at only by a press that says so (D07)', async () => {
    const sheet = await openSheet({
      getMatchMarkets: markets(1800),
      placeBet: { kind: 'placed', betId: betId('b1'), reference: 'R1', description: '' },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Accept 1 change and place KES 49.00' }));
    await screen.findByText('Bet placed Successfully');
    const sent = sheet.platform.calls.find((call) => call.name === 'placeBet')?.request as {
      selections: { odds: number }[];
    };
    expect(sent.selections[0]?.odds).toBe(1800);
  });

  test.each([
    ['none', 2200, 'Accept 1 change and place KES 49.00'],
    ['better', 2200, 'Place bet, KES 49.00'],
    ['better', 1800, 'Accept 1 change and place KES 49.00'],
    ['any', 2200, 'Place bet, KES 49.00'],
    ['any', 1800, 'Place bet, KES 49.00'],
  ] as const)('accepting %s, a move to %d is placed by "%s" (D07, D63)', async (accepted, now, label) => {
    const sheet = await openSheet({
      getMatchMarkets: markets(now),
      placeBet: { kind: 'placed', betId: betId('b1'), reference: 'R1', description: '' },
    });
    act(() => void sheet.store.dispatch(oddsChangeChosen(accepted)));
    expect(await screen.findByText('2.00', { selector: 's' })).toBeInTheDocument();
    await press(label);
    await screen.findByText('Bet placed Successfully');
    const sent = sheet.platform.calls.find((call) => call.name === 'placeBet');
    expect(sent?.request).toMatchObject({ selections: [{ odds: now }], acceptOddsChange: accepted });
  });

  test('a pick that is closed has to go first', async () => {
    const sheet = await openSheet({ getMatchMarkets: markets(null) });
    expect(await screen.findByText('1 pick is closed for now.')).toBeInTheDocument();
    expect(screen.getByText('Suspended')).toBeInTheDocument();
    expect(screen.queryByText('Total odds'), 'no bet has odds of 0.00').toBeNull();
    await press('Remove closed picks');
    expect(sheet.slip().selections).toEqual([]);
  });

  test('a match that has kicked off is said on its row and by the button, and nothing is sent (D45)', async () => {
    const sheet = await openSheet({ getMatchMarkets: markets(null, null) });
    expect(await screen.findByText(/^1 match on your slip has started/)).toBeInTheDocument();
    expect(screen.getByText('Started')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Place bet/ })).toBeNull();
    await press('Remove closed picks');
    expect(sheet.slip().selections).toEqual([]);
    expect(placedCalls(sheet.platform.calls)).toBe(0);
  });

  test('a match that is postponed is said on its row and by the button, and nothing is sent (D95)', async () => {
    const sheet = await openSheet({ getMatchMarkets: markets(null, null) });
    await screen.findByText('Started');
    // As the stream of prices tells it.
    const tell = (known: MatchMarkets) => ({ ...known, state: 'postponed' as const });
    const asked = { matchId: pick.matchId };
    act(
      () => void sheet.store.dispatch(matchMarketsApi.util.updateQueryData('getMatchMarkets', asked, tell)),
    );
    expect(await screen.findByText(/^1 match on your slip is postponed/)).toBeInTheDocument();
    expect(screen.getByText('Postponed')).toBeInTheDocument();
    expect(screen.queryByText(/closed for now|Suspended/)).toBeNull();
    await press('Remove closed picks');
    expect(sheet.slip().selections).toEqual([]);
    expect(placedCalls(sheet.platform.calls)).toBe(0);
  });

  test('a kick-off while the slip is open is asked for, and seen', async () => {
    let isOff = false;
    const sheet = await openSheet({ getMatchMarkets: () => (isOff ? markets(null, null) : markets(2000)) });
    await screen.findByRole('button', { name: /Place bet/ });
    vi.useFakeTimers();
    const kickOff = instantFromMs(Date.now() + 60_000);
    act(
      () =>
        void sheet.store.dispatch(
          betslipRestored({ type: 'prematch', selections: [{ ...pick, startsAt: kickOff }] }),
        ),
    );
    await act(() => vi.advanceTimersByTimeAsync(59_000));
    expect(screen.queryByText('Started')).toBeNull();
    isOff = true;
    await act(() => vi.advanceTimersByTimeAsync(3_000));
    vi.useRealTimers();
    expect(await screen.findByText('Started')).toBeInTheDocument();
  });

  test('a stake over the customer’s own limit says what is left before the tap, and is not sent', async () => {
    const sheet = await openSheet({
      getPlayLimits: {
        depositLimits: [],
        dayLimits: [{ of: 'loss', amount: kes(300), pending: null }],
        stakedToday: kes(400),
        lostToday: kes(260),
        dayEndsAt: instant('2026-11-21T21:00:00Z'),
        timeOutUntil: null,
        exclusionUntil: null,
      },
    });
    expect(
      await screen.findByText(/^Your own loss limit is KES 300\.00 a day: you can stake KES 40\.00 more/),
    ).toBeInTheDocument();
    await press('Place bet');
    expect(await screen.findByText('Oops!')).toBeInTheDocument();
    expect(placedCalls(sheet.platform.calls)).toBe(0);
    act(() => void sheet.store.dispatch(stakeTyped('40')));
    expect(screen.getByRole('button', { name: 'Place bet, KES 40.00', hidden: true })).toBeInTheDocument();
  });

  test('the free-bet button shows above 20 only (R5-09), and its amount is staked whole (R4-16)', async () => {
    const sheet = await openSheet(
      { getBalance: { ...balance, freeBet: kes(50) } },
      aProfile({ freeBet: kes(50) }),
    );
    await press(/free bet/i);
    expect(sheet.stake()).toMatchObject({ text: '50', usesFreeBet: true });
  });

  test('a free bet of 20 shows no button (R5-09)', async () => {
    await openSheet({ getBalance: { ...balance, freeBet: kes(20) } }, aProfile({ freeBet: kes(20) }));
    expect(screen.queryByRole('button', { name: /free bet/i })).toBeNull();
  });
});
