import type { BetWait, PlacedAnswer, PlaceBetRequest } from '@kipenga/api';
import { betId, instant, kes } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { loggedOut, selectDialog } from '@kipenga/shell';
import { aProfile } from '@kipenga/shell/testing';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { FollowWaits, LiveWaits } from './LiveWaits.tsx';
import { useLiveWaits } from './use-live-waits.ts';

const profile = aProfile();
const request: PlaceBetRequest = {
  profileId: profile.profileId,
  phone: profile.phone,
  selections: [aSelection()],
  stake: kes(49),
  stakeAfterTax: kes(49),
  totalOdds: 185,
  netPayout: kes(90),
  usesFreeBet: false,
  acceptOddsChange: 'better',
};
const placed = (seconds: number, takenAt = request.totalOdds): PlacedAnswer => ({
  kind: 'placed',
  betId: betId('7001'),
  reference: 'PT3K-7QXM',
  description: 'Bet PT3K-7QXM waits.',
  waiting: { seconds, until: instant('2026-11-21T13:23:11Z') },
  quote: {
    stake: kes(49),
    totalOdds: takenAt,
    tax: kes(0),
    netPayout: kes(90),
  },
});

interface Wait {
  readonly isOpen: boolean;
  readonly seconds: number;
  /** The odds of the house when the tap arrived. */
  readonly takenAt?: number;
}

function Slip({ isOpen, seconds, takenAt }: Wait) {
  const waits = useLiveWaits(isOpen);
  return (
    <>
      <FollowWaits waits={waits} />
      <button onClick={() => waits.begin(placed(seconds, takenAt), request)}>Place</button>
      {isOpen && waits.bets.length > 0 && <LiveWaits waits={waits} onClose={() => undefined} />}
    </>
  );
}

const place = async (of: Wait, getBetWait: BetWait) => {
  const visit = await renderInSportsbook(<Slip {...of} />, { profile, answers: { getBetWait } });
  await userEvent.click(screen.getByRole('button', { name: 'Place' }));
  return visit;
};

test('while the sheet is closed a dialog tells that the bet stands, and no more that it waits', async () => {
  const { store } = await place({ isOpen: false, seconds: 0 }, { state: 'stands', secondsLeft: 0 });
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('It stands at the odds you tapped: 1.85.');
  expect(dialog).not.toHaveTextContent('PT3K-7QXM waits');
  expect(selectDialog(store.getState())?.ways?.[0]).toMatchObject({ state: { bet: { type: 'live' } } });
});

test('a dialog that tells that a bet fell names its match and its pick', async () => {
  await place({ isOpen: false, seconds: 0 }, { state: 'fell', secondsLeft: 0, reason: 'goal' });
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveTextContent('Bet not placed');
  const { homeTeam, awayTeam } = request.selections[0]!;
  expect(dialog).toHaveTextContent(`${homeTeam} v ${awayTeam}`);
  expect(dialog).toHaveTextContent('Back in your balance');
});

test.each([true, false])(
  'a price that moved before the tap arrived is told beside the one that was tapped (sheet open: %s)',
  async (isOpen) => {
    await place({ isOpen, seconds: 0, takenAt: 191 }, { state: 'stands', secondsLeft: 0 });
    expect(
      await screen.findByText(/You tapped 1\.85; when the tap reached us the odds were 1\.91\. It stands at/),
    ).toBeVisible();
  },
);

test('the status that said that the bet waits is the one that says what came of it', async () => {
  await place({ isOpen: true, seconds: 0 }, { state: 'fell', secondsLeft: 0, reason: 'goal' });
  const status = screen.getByText('Your bet is waiting').closest('[role=status]');
  await screen.findByText('Bet not placed');
  expect(status).toHaveTextContent('A goal was scored while your bet waited.');
});

test('who logs out leaves no waiting bet on the slip', async () => {
  const { store } = await place({ isOpen: true, seconds: 60 }, { state: 'waiting', secondsLeft: 60 });
  expect(screen.getByText('Your bet is waiting')).toBeVisible();
  act(() => void store.dispatch(loggedOut()));
  expect(screen.queryByText('Your bet is waiting')).toBeNull();
});
