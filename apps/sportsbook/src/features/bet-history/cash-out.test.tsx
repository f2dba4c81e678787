import { sampleAnswer } from '@kipenga/api/testing/platform';
import type { FakeAnswers } from '@kipenga/api/testing';
import type { CashOutOffer, TakeCashOutRequest } from '@kipenga/api';
import { betId, cents, kes, type Bet } from '@kipenga/betting-core';
import { aProfile } from '@kipenga/shell/testing';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { BetDetail } from './BetDetail.tsx';
import { BetHistory } from './BetHistory.tsx';
import { betInState } from './bet-in-state.ts';

const [sample] = sampleAnswer('getBets');
const bet: Bet = { ...sample!, id: betId('b-1'), reference: 'K1', stake: kes(100), canCashOut: true };
const offerAt = (share: number, fair = kes(80)): CashOutOffer => {
  const worth = cents((fair * share) / 100);
  const offer = cents(worth * 0.95);
  return {
    offer,
    fair: worth,
    kept: cents(worth - offer),
    marginPercent: 5,
    chance: 0.4,
    chanceAboveStake: 0.4,
    netIfWon: kes(200),
    restIfWon: cents((kes(200) * (100 - share)) / 100),
    grossPayout: offer,
    withholdingTax: cents(0),
    held: cents(0),
    stake: kes(100),
    remainingStake: kes(100 - share),
    version: `10000-${share}.v`,
    validForSeconds: 5,
  };
};
const offered = ({ share = 100 }: { readonly share?: number }) => ({
  kind: 'offered' as const,
  ...offerAt(share),
});
const paid = {
  kind: 'paid',
  paid: kes(76),
  held: kes(0),
  remainingStake: kes(0),
  description: 'Paid.',
} as const;

async function openSheet(answers: FakeAnswers = {}) {
  const house = await renderInSportsbook(<BetHistory profileId={aProfile().profileId} />, {
    profile: aProfile(),
    answers: { getBets: [bet], getCashOut: offered, ...answers },
  });
  const called = (name: string) => house.platform.calls.filter((call) => call.name === name);
  const way = await screen.findByRole('button', { name: 'Cash out bet K1' });
  expect(called('getCashOut'), 'nothing is asked before it is pressed').toEqual([]);
  await userEvent.click(way);
  return { ...house, called, taken: () => called('takeCashOut').map(({ request }) => request) };
}
const take = (amount: string) => screen.findByRole('button', { name: `Cash out KES ${amount}` });
/** A press right after the button's text changed counts as unintended, so it is repeated until it has an effect. */
const press = async (amount: string, { taken }: { readonly taken: () => readonly unknown[] }) => {
  const before = taken().length;
  const button = await take(amount);
  await waitFor(() => {
    fireEvent.click(button);
    expect(taken().length).toBeGreaterThan(before);
  });
};

describe('cashing a bet out (D102)', () => {
  test('is asked for by its button alone, says four figures, and pays what stands on the button', async () => {
    const sheet = await openSheet({ takeCashOut: paid });
    await take('76.00');
    const rows = within(screen.getByRole('group', { name: 'Cash-out' }))
      .getAllByRole('term')
      .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent}`);
    expect(rows).toEqual([
      'Take now: KES 76.00',
      'Average value now: KES 80.00',
      'We keep (5%): − KES 4.00',
      'If you keep the bet: KES 200.00 or 0. It wins about 40 times in 100.',
    ]);
    expect(screen.getByText(/a result that is corrected later changes nothing/)).toBeVisible();
    const before = sheet.called('getBets').length;
    await press('76.00', sheet);
    expect(await screen.findByRole('dialog', { name: /Cashed out/ })).toHaveTextContent(/Paid\s*KES 76\.00/);
    expect(sheet.taken()).toEqual([{ betId: 'b-1', offer: kes(76), version: '10000-100.v' }]);
    expect(screen.queryByRole('dialog', { name: 'Cash out' })).toBeNull();
    expect(sheet.called('getBets').length).toBeGreaterThan(before);
  });

  test('of a part goes by the slider and by the amount, and says what stays on', async () => {
    const sheet = await openSheet({ takeCashOut: { ...paid, paid: kes(19), remainingStake: kes(75) } });
    await take('76.00');
    await userEvent.click(screen.getByRole('radio', { name: 'A part' }));
    await take('38.00');
    fireEvent.change(screen.getByRole('slider'), { target: { value: '10' } });
    await take('7.60');
    const part = screen.getByRole('textbox', { name: /Stake to cash out/ });
    await userEvent.clear(part);
    expect(screen.getByRole('button', { name: 'Cash out KES 7.60' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await userEvent.type(part, '25');
    expect(screen.getByText('KES 75.00 of the stake stays on.')).toBeVisible();
    await take('19.00');
    expect(screen.getByText('If you keep all of it').nextElementSibling).toHaveTextContent(
      'KES 200.00 or 0. It wins about 40 times in 100.',
    );
    expect(screen.getByText('If you take this part').nextElementSibling).toHaveTextContent(
      'KES 19.00 now, and KES 150.00 or 0 from the rest.',
    );
    await press('19.00', sheet);
    expect(await screen.findByRole('dialog', { name: /Cashed out/ })).toHaveTextContent(
      /Stake that stays on\s*KES 75\.00/,
    );
    expect(sheet.taken()).toMatchObject([{ offer: kes(19), share: 25, version: '10000-25.v' }]);
  });

  test('that fell meanwhile pays nothing, says the offer of now, and asks again', async () => {
    const sheet = await openSheet();
    await take('76.00');
    const now = offerAt(100, kes(60));
    sheet.platform.change({
      getCashOut: { kind: 'offered', ...now },
      takeCashOut: ({ offer }: TakeCashOutRequest) =>
        offer > now.offer
          ? {
              kind: 'refused',
              code: 287,
              description: '',
              reason: { code: 'cash-out-changed', values: { offer: now.offer } },
              now,
            }
          : { ...paid, paid: now.offer },
    });
    await press('76.00', sheet);
    expect(
      await screen.findByText(
        'What you saw has changed. The offer now is KES 57.00: nothing was cashed out.',
      ),
    ).toBeVisible();
    await press('57.00', sheet);
    expect(await screen.findByRole('dialog', { name: /Cashed out/ })).toBeVisible();
  });

  test('whose answer got lost is asked about under its own key, and paid once', async () => {
    const keys: (string | null)[] = [];
    const house = Promise.withResolvers<typeof paid>();
    const sheet = await openSheet({
      takeCashOut: (_, init) => {
        keys.push(new Headers(init.headers).get('idempotency-key'));
        if (keys.length < 5) throw new TypeError('Failed to fetch');
        return house.promise;
      },
    });
    await press('76.00', sheet);
    expect(await screen.findByText('Checking your cash-out…')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cash out KES/ })).toBeNull();
    await userEvent.click(screen.getByRole('button', { name: 'Ask again' }));
    house.resolve(paid);
    expect(await screen.findByRole('dialog', { name: /Cashed out/ })).toBeVisible();
    expect(new Set(keys).size).toBe(1);
    expect(sheet.taken().length).toBe(5);
  });

  test('that is not possible now says why, and has no button', async () => {
    await openSheet({
      getCashOut: {
        kind: 'refused',
        code: 283,
        description: '',
        reason: { code: 'cash-out-suspended', values: { matches: [{ home: 'Gor', away: 'Tusker' }] } },
      },
    });
    expect(
      await screen.findByText('Not now: betting is closed for the moment on Gor v Tusker.'),
    ).toHaveAttribute('role', 'status');
    expect(screen.queryByRole('button', { name: /^Cash out KES/ })).toBeNull();
  });

  test('by itself is kept by the house: set, shown, and forgotten', async () => {
    let floor: Bet['cashOutFloor'];
    const sheet = await openSheet({
      getCashOut: () => ({ kind: 'offered', ...offerAt(100), ...(floor && { floor }) }),
      setCashOutFloor: (asked) => {
        floor = asked.floor;
        return { kind: 'accepted', description: 'Kept.' };
      },
      dropCashOutFloor: () => {
        floor = undefined;
        return { kind: 'accepted', description: 'Forgotten.' };
      },
    });
    await userEvent.click(await screen.findByText('Auto cash-out'));
    await userEvent.click(screen.getByRole('button', { name: 'Set auto cash-out' }));
    expect(screen.getByText('Enter an amount in KES.')).toBeVisible();
    await userEvent.type(screen.getByRole('textbox', { name: /Cash out at an offer of/ }), '120');
    await userEvent.click(screen.getByRole('button', { name: 'Set auto cash-out' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Stop auto cash-out at KES 120.00' }));
    expect(await screen.findByRole('button', { name: 'Set auto cash-out' })).toBeVisible();
    expect(sheet.called('setCashOutFloor').map(({ request }) => request)).toEqual([
      { betId: 'b-1', floor: kes(120) },
    ]);
  });
});

describe('cashing a bet out in play (D103)', () => {
  const inPlay = () => ({ kind: 'offered' as const, ...offerAt(100), waitSeconds: 5 });
  const waits = { kind: 'waiting', offer: kes(76), seconds: 5, description: 'Waits.' } as const;
  const waiting = {
    state: 'waiting',
    secondsLeft: 5,
    offer: kes(76),
    held: kes(0),
    remainingStake: kes(0),
  } as const;
  const tapped = async () => {
    const sheet = await openSheet({ getCashOut: inPlay, takeCashOut: waits, getCashOutWait: waiting });
    await take('76.00');
    expect(screen.getByText(/the cash-out waits 5 seconds, the same for everybody/)).toBeVisible();
    await press('76.00', sheet);
    expect(await screen.findByText('Your cash-out is waiting')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Cash out KES/ })).toBeNull();
    return sheet;
  };

  test('waits as was said before the tap, and says what it paid once it stood, and what of it comes tomorrow', async () => {
    const sheet = await tapped();
    const before = sheet.called('getBets').length;
    sheet.platform.change({ getCashOutWait: { ...waiting, state: 'stands', secondsLeft: 0, held: kes(6) } });
    const told = await screen.findByRole('dialog', { name: /Cashed out/ });
    expect(told).toHaveTextContent(/Paid\s*KES 76\.00.*Of this, arrives tomorrow\s*KES 6\.00/);
    expect(screen.queryByRole('dialog', { name: 'Cash out' })).toBeNull();
    expect(sheet.called('getBets').length).toBeGreaterThan(before);
  });

  test('that fell says why in its status, and offers what there is now', async () => {
    const sheet = await tapped();
    const status = screen.getByText('Your cash-out is waiting').closest('[role="status"]');
    const fell = { ...waiting, state: 'fell', reason: 'goal', secondsLeft: 0 } as const;
    sheet.platform.change({ getCashOutWait: fell });
    await waitFor(() => expect(status).toHaveTextContent('A goal was scored while the cash-out waited.'));
    expect(await take('76.00')).toBeVisible();
  });

  test('is told in a dialog where its sheet was closed; what an earlier one came to is not', async () => {
    const sheet = await tapped();
    await userEvent.click(screen.getByRole('button', { name: 'Close' }));
    const ended = { ...waiting, state: 'fell', reason: 'suspended', secondsLeft: 0 } as const;
    sheet.platform.change({ getCashOutWait: ended });
    expect(await screen.findByRole('dialog', { name: /Not cashed out/ })).toHaveTextContent(
      'Betting on the match was stopped while the cash-out waited.',
    );
    await userEvent.click(screen.getAllByRole('button', { name: 'Close' })[0]!);
    await userEvent.click(screen.getByRole('button', { name: 'Cash out bet K1' }));
    const house = Promise.withResolvers<typeof waiting>();
    sheet.platform.change({ getCashOutWait: () => house.promise });
    await press('76.00', sheet);
    expect(await screen.findByText('Your cash-out is waiting')).toBeVisible();
    expect(screen.queryByText('Not cashed out')).toBeNull();
    house.resolve(waiting);
  });
});

test('a bet that is cashed out, in part or whole, says so on its detail, whatever navigation brought (D102)', async () => {
  const part = { at: bet.createdAt, stake: kes(40), paid: kes(30) };
  const now: Bet = { ...bet, cashOuts: [part], paid: kes(30) };
  const { unmount } = await renderInSportsbook(<BetDetail bet={bet} />, {
    profile: aProfile(),
    answers: { getBets: [now], getBetDetail: [] },
  });
  expect(await screen.findByText(/KES 30\.00 for KES 40\.00 of the stake/)).toBeVisible();
  expect(screen.getByText('Stake that stays on').nextElementSibling).toHaveTextContent('KES 60.00');
  expect(betInState({ bet: now })).toMatchObject({ cashOuts: [part], paid: kes(30), canCashOut: true });
  unmount();
  const over: Bet = { ...now, status: 'lost', badge: 'cashed-out' };
  await renderInSportsbook(<BetDetail bet={bet} />, {
    profile: aProfile(),
    answers: {
      getBets: ({ status }) => (status === 'open' ? [] : [over]),
      getBetDetail: [],
    },
  });
  await waitFor(() => expect(screen.getAllByText('Cashed out')).toHaveLength(2));
  expect(screen.queryByText('Lost')).toBeNull();
  expect(screen.queryByText('Possible win')).toBeNull();
});

test.each(['My Bets', 'its detail'] as const)(
  'what the house cashed out at a floor is seen on %s that is open, without a tap (D102)',
  async (page) => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    const waits: Bet = { ...bet, cashOutFloor: kes(120) };
    const over: Bet = { ...bet, status: 'lost', badge: 'cashed-out', canCashOut: false, paid: kes(121) };
    const { platform } = await renderInSportsbook(
      page === 'My Bets' ? <BetHistory profileId={aProfile().profileId} /> : <BetDetail bet={waits} />,
      { profile: aProfile(), answers: { getBets: [waits], getBetDetail: [] } },
    );
    await screen.findByRole('button', { name: 'Cash out bet K1' });
    platform.change({ getBets: ({ status }) => (status === 'open' ? [] : [over]) });
    await act(() => vi.advanceTimersByTimeAsync(10_000));
    expect(await screen.findAllByText('Cashed out')).not.toEqual([]);
    expect(screen.queryByRole('button', { name: 'Cash out bet K1' })).toBeNull();
    const asked = platform.calls.length;
    await act(() => vi.advanceTimersByTimeAsync(30_000));
    expect(platform.calls.length, 'no floor waits any more').toBe(asked);
    vi.useRealTimers();
  },
);
