import { DEFAULT_LIMITS, instant, kes } from '@kipenga/betting-core';
import { memoryIntents, type PlaceBetAnswer, type PlaceBetRequest } from '@kipenga/api';
import type { FakeAnswers } from '@kipenga/api/testing';
import { offline } from '@kipenga/api/testing/platform';
import { dialogClosed } from '@kipenga/shell';
import { aProfile } from '@kipenga/shell/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { BetslipSheet } from './BetslipSheet.tsx';
import { followSentBets } from './features/placing/follow-sent-bets.ts';
import { askedAgain, betsSent } from './features/placing/sent-bets.slice.ts';
import { betslipRestored } from './features/slip/index.ts';
import { marketsAt, pickOf, placed, press, seenIn, walletOf } from './test-slip.ts';
import { renderInSportsbook } from './test-sportsbook.tsx';

const picks = [pickOf('Gor', 2000), pickOf('Tusker', 3000), pickOf('Sofapaka', 1500)] as const;
const [gor, , sofapaka] = picks;
const placedEach = ({ selections: [pick] }: PlaceBetRequest) => placed(`R-${pick?.homeTeam}`);

async function openSingles(answers: FakeAnswers = {}, intents = memoryIntents()) {
  const onClose = vi.fn();
  const house = await renderInSportsbook(<BetslipSheet isOpen onClose={onClose} onShare={vi.fn()} />, {
    profile: aProfile(),
    transport: { intents },
    answers: {
      getLimits: DEFAULT_LIMITS,
      getBalance: walletOf(500),
      getMatchMarkets: marketsAt(picks),
      placeBet: placedEach,
      ...answers,
    },
  });
  act(() => void house.store.dispatch(betslipRestored({ type: 'prematch', selections: picks })));
  await userEvent.click(screen.getByRole('radio', { name: 'Singles' }));
  return {
    ...house,
    onClose,
    intents,
    /** As the page does: follows what was sent. */
    follow: () => followSentBets({ store: house.store as never, intents, onPlaced: vi.fn() }),
    ...seenIn(house),
  };
}
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

  test('a pick that was taken off comes back in its place, with the stake typed for it', async () => {
    const sheet = await openSingles();
    await typeStake('Tusker', '100');
    await press('Remove Tusker v Bandari');
    expect(sheet.onSlip()).toEqual(['Gor', 'Sofapaka']);
    expect(screen.getByText('Removed: Tusker')).toHaveAttribute('role', 'status');
    await press('Undo');
    expect(sheet.onSlip()).toEqual(['Gor', 'Tusker', 'Sofapaka']);
    expect(screen.getByRole('textbox', { name: 'Stake on Tusker, in KES' })).toHaveValue('100');
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await press('Remove Gor v Bandari');
    act(() => void sheet.store.dispatch(betslipRestored({ type: 'prematch', selections: [gor] })));
    expect(screen.queryByRole('button', { name: 'Undo' }), 'the slip is another one since').toBeNull();
  });

  test('a stake each, its sums on its row, all placed at once, each under a key of its own (D24)', async () => {
    const sheet = await openSingles();
    await typeStake('Tusker', '100');
    expect(screen.getByText('Win before tax KES 266.67')).toBeInTheDocument(); // 88.89 x 3
    expect(
      screen.getByText(
        /^3 bets, KES 198.00 in all\. Tax in all KES .* Possible win KES .*, if all of them win\.$/,
      ),
    ).toBeVisible();
    await press('Place 3 bets, KES 198.00');
    expect(await told(/Bet placed Successfully/)).toEqual([
      'Gor v Bandari: Gor Placed: KES 49.00 at 2.00, R-Gor',
      'Tusker v Bandari: Tusker Placed: KES 100.00 at 3.00, R-Tusker',
      'Sofapaka v Bandari: Sofapaka Placed: KES 49.00 at 1.50, R-Sofapaka',
      'Total stake KES 198.00',
      expect.stringMatching(/^Possible win, if all of them win KES \d+\.\d\d$/),
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

  test('what one of them lacks is said on its row before the tap, and the others can be placed; one placed takes its stake along (R5-22, R9-01)', async () => {
    const sheet = await openSingles({ getMatchMarkets: marketsAt(picks, { Sofapaka: null }) });
    await typeStake('Gor', '60');
    await typeStake('Tusker', '10');
    expect(stakeOn('Tusker')).toHaveAccessibleDescription(/The minimum bet is KES\u00A020\.00\./);
    expect(await screen.findByText('Suspended')).toBeInTheDocument();
    await press('Place 1 of 3 bets, KES 60.00');
    await screen.findByText('Bet placed Successfully');
    expect(sheet.onSlip()).toEqual(['Tusker', 'Sofapaka']);
    expect(sheet.requests()).toHaveLength(1);

    act(() => {
      sheet.store.dispatch(dialogClosed());
      sheet.store.dispatch(betslipRestored({ type: 'prematch', selections: picks }));
    });
    expect([stakeOn('Gor'), stakeOn('Tusker')].map((field) => (field as HTMLInputElement).value)).toEqual([
      '49',
      '10',
    ]);
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

  test('too little for all: with the missing sum they are left to the house, over a reload too, and what it did is told of each (R4-15, D78)', async () => {
    const answers: FakeAnswers = {
      getBalance: walletOf(100),
      depositAndBet: { kind: 'prompt-sent', description: '' },
      getIntent: { state: 'waiting' },
    };
    const sheet = await openSingles(answers);
    expect(
      await screen.findByText('Your balance is KES 100.00: KES 47.00 more is needed.'),
    ).toBeInTheDocument();
    await press('Place 3 bets, KES 147.00');
    await press('Deposit KES 47.00 and place');
    const waits = /^Enter your M-Pesa PIN on the phone\. The 3 bets are placed when the payment arrives\.$/;
    expect(await screen.findByText(waits)).toBeInTheDocument();
    const asked = sheet.platform.calls.find(({ name }) => name === 'depositAndBet')?.request;
    expect(asked).toMatchObject({ amount: kes(47), bets: picks.map((pick) => ({ selections: [pick] })) });
    sheet.unmount();

    const again = await openSingles(answers, sheet.intents);
    const stop = again.follow();
    expect(await screen.findByText(waits)).toBeInTheDocument();
    expect(screen.queryByRole('textbox', { name: /^Stake on/ })).toBeNull();
    const refused = { kind: 'refused', code: 7, description: 'Odds have changed.' } as const;
    const bets = [placed('R1'), refused, placed('R3')];
    again.platform.change({ getIntent: { state: 'placed', bets } });
    act(() => void again.store.dispatch(askedAgain()));
    const rows = await told(/2 of 3 bets placed/);
    expect(rows.slice(0, 3)).toEqual([
      'Gor v Bandari: Gor Placed: KES 49.00 at 2.00, R1',
      'Tusker v Bandari: Tusker Odds have changed.',
      'Sofapaka v Bandari: Sofapaka Placed: KES 49.00 at 1.50, R3',
    ]);
    expect(again.onSlip()).toEqual(['Tusker']);
    expect([...sheet.sent(), ...again.sent()]).toEqual([]);
    stop();
  });

  test('picks wanted back from a deposit are free for other bets; the very slip that was placed all the same leaves', async () => {
    const sheet = await openSingles({
      getBalance: walletOf(100),
      depositAndBet: { kind: 'prompt-sent', description: '' },
      getIntent: { state: 'waiting' },
    });
    await press('Place 3 bets, KES 147.00');
    await press('Deposit KES 47.00 and place');
    await userEvent.click(await screen.findByRole('button', { name: 'Keep these picks', hidden: true }));
    expect(screen.getByRole('button', { name: 'Place 3 bets, KES 147.00', hidden: true })).toBeEnabled();
    sheet.platform.change({ getIntent: { state: 'placed', bets: picks.map(() => placed('R1')) } });
    const stop = sheet.follow();
    await told(/Bet placed Successfully/);
    expect(sheet.onSlip()).toEqual([]);
    stop();
  });

  test('the button that agrees to a worse price counts all that are marked, and takes them all', async () => {
    const sheet = await openSingles({ getMatchMarkets: marketsAt(picks, { Gor: 1800, Tusker: 9000 }) });
    expect(
      await screen.findByRole('button', { name: 'Accept 2 changes and place KES 147.00' }),
    ).toBeInTheDocument();
    sheet.unmount();
  });

  test('a worse price has to be agreed to by the button, and a single that is asked about is found as one', async () => {
    const sheet = await openSingles({ getMatchMarkets: marketsAt(picks, { Gor: 1800 }) });
    const accept = await screen.findByRole('button', { name: 'Accept 1 change and place KES 147.00' });
    expect(accept).toBeInTheDocument();
    sheet.unmount();
    const again = await renderInSportsbook(<BetslipSheet isOpen onClose={vi.fn()} onShare={vi.fn()} />, {
      profile: aProfile(),
      answers: { getLimits: DEFAULT_LIMITS, getBalance: walletOf(500), getMatchMarkets: marketsAt(picks) },
    });
    const { profileId } = aProfile();
    act(() => {
      again.store.dispatch(betslipRestored({ type: 'prematch', selections: picks }));
      again.store.dispatch(betsSent([{ profileId, picks: [gor.outcomeId], waitsFor: 'answer' }]));
    });
    expect(screen.getByRole('radio', { name: 'Singles' })).toBeChecked();
    expect(screen.queryByRole('textbox', { name: /Stake on Gor/ })).toBeNull();
    expect(screen.getByRole('button', { name: 'Place 2 of 3 bets, KES 98.00' })).toBeInTheDocument();
  });
});
