import { memoryIntents } from '@kipenga/api';
import type { FakeAnswers } from '@kipenga/api/testing';
import {
  betId,
  DEFAULT_LIMITS,
  instant,
  kes,
  oneIn,
  ticketChances,
  tiersOf,
  type Jackpot,
} from '@kipenga/betting-core';
import { aJackpot, aTicket } from '@kipenga/betting-core/testing';
import { selectModal } from '@kipenga/shell';
import { aProfile } from '@kipenga/shell/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, test, vi } from 'vitest';
import { addJackpotSlip } from './add-jackpot-slip.ts';
import { selectTicket, ticketRestored, type JackpotSlipRootState } from './features/jackpot/index.ts';
import { followSentBets } from './features/placing/follow-sent-bets.ts';
import { JackpotSheet } from './JackpotSheet.tsx';
import { renderInSportsbook } from './test-sportsbook.tsx';

const jackpot = aJackpot(3, { betAmount: kes(49) });
const whole = ['1,X', '2', 'X'];
const placed = {
  kind: 'placed',
  betId: betId('b1'),
  reference: 'J77',
  description: 'Ticket J77 is in',
} as const;
const balance = { balance: kes(500), bonus: kes(0), freeBet: kes(0) };

interface Visit {
  readonly answers?: FakeAnswers;
  readonly picks?: readonly string[];
  readonly profile?: ReturnType<typeof aProfile> | null;
  readonly of?: Jackpot;
}

async function openSheet({ answers = {}, picks = whole, profile = aProfile(), of = jackpot }: Visit = {}) {
  const [onClose, intents] = [vi.fn(), memoryIntents()];
  const house = await renderInSportsbook(<JackpotSheet isOpen onClose={onClose} />, {
    profile,
    transport: { intents },
    answers: {
      getLimits: DEFAULT_LIMITS,
      getBalance: balance,
      getJackpot: of,
      placeJackpotBet: placed,
      ...answers,
    },
  });
  act(() => {
    addJackpotSlip(house.store as never);
    house.store.dispatch(ticketRestored(aTicket(of, picks)));
  });
  await screen.findByRole('heading', { name: of.name });
  return {
    ...house,
    onClose,
    follow: () => followSentBets({ store: house.store as never, intents, onPlaced: vi.fn() }),
    ticket: () => selectTicket(house.store.getState() as JackpotSlipRootState),
  };
}
const press = (name: RegExp | string) => userEvent.click(screen.getByRole('button', { name }));
const placing = 'Place ticket for KES 98';

describe('placing a ticket', () => {
  test('placed: the platform’s words, an empty slip, and the ticket to pass on (R4-13, R4-14, R8-10)', async () => {
    const sheet = await openSheet();
    userEvent.setup(); // with a clipboard
    await press(placing);
    expect(await screen.findByText('Ticket J77 is in')).toBeInTheDocument();
    const seen = within(screen.getByRole('dialog', { name: /Success|placed/i })).getByRole('link', {
      name: 'My Bets',
    });
    expect(seen).toHaveAttribute('href', '/bets');
    expect(sheet.ticket().picks).toEqual([]);
    const sent = sheet.platform.calls.find((call) => call.name === 'placeJackpotBet');
    expect(sent?.request).toMatchObject({ stake: kes(98), combinations: 2, jackpotType: 'mega' });
    expect(sent?.headers.get('idempotency-key')).toMatch(/\w{16,}/);
    expect(screen.getByText('J77')).toBeInTheDocument();
    await press('Share ticket');
    expect(await navigator.clipboard.readText()).toContain(
      'ticket J77:\n1. Home 1 – Away 1: 1X\n2. Home 2 – Away 2: 2\n3. Home 3 – Away 3: X\n18+',
    );
    await press('Done');
    expect(sheet.onClose).toHaveBeenCalled();
  });

  test('refused: the reason under "Oops!", and the picks stay (R8-04)', async () => {
    const sheet = await openSheet({
      answers: { placeJackpotBet: { kind: 'refused', code: 261, description: 'It has closed' } },
    });
    await press(placing);
    expect(await screen.findByText('It has closed')).toBeInTheDocument();
    expect(screen.getByText('Oops!')).toBeInTheDocument();
    expect(sheet.ticket().picks).toHaveLength(3);
  });

  test('an HTTP error shows what it says, and the picks stay (R8-07)', async () => {
    const sheet = await openSheet({
      answers: { placeJackpotBet: () => Response.json({ description: 'Tickets are full' }, { status: 409 }) },
    });
    await press(placing);
    expect(await screen.findByText('Tickets are full')).toBeInTheDocument();
    expect(screen.getByText('Oops!')).toBeInTheDocument();
    expect(sheet.ticket().picks).toHaveLength(3);
  });

  const short = { kind: 'insufficient-funds', shortBy: kes(8), description: '' } as const;
  const poor = { getBalance: { ...balance, balance: kes(90) }, placeJackpotBet: short } as const;

  test('too little money: a deposit that places the very ticket is asked for; the picks stay until it is in (R4-13, R4-15)', async () => {
    const sheet = await openSheet({
      answers: { ...poor, depositAndBet: { kind: 'prompt-sent', description: '' } },
    });
    await press(placing);
    await press('Deposit KES 8.00 and place');
    expect(await screen.findByText(/A deposit prompt has been sent/)).toBeInTheDocument();
    const asked = sheet.platform.calls.find((call) => call.name === 'depositAndBet');
    expect(asked?.request).toMatchObject({ amount: kes(8), ticket: { stake: kes(98), combinations: 2 } });
    expect(screen.getByText(/when the payment arrives/)).toBeInTheDocument();
    await press('Done');
    expect(sheet.onClose).toHaveBeenCalled();
    expect(sheet.ticket().picks).toHaveLength(3);
    sheet.platform.change({ getIntent: { state: 'placed', bet: placed } });
    const stop = sheet.follow();
    expect(await screen.findByText('Ticket J77 is in')).toBeInTheDocument();
    expect(sheet.ticket().picks).toEqual([]);
    stop();
  });

  test('no deposit is asked for a ticket that the house would refuse', async () => {
    const closed = { kind: 'refused', code: 261, description: 'It has closed' } as const;
    await openSheet({ answers: { ...poor, placeJackpotBet: closed } });
    await press(placing);
    expect(await screen.findByText('It has closed')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: /Deposit/ })).toBeNull();
  });

  test('an answer that got lost is asked for by its key, and the ticket is not sent again (D24, D78)', async () => {
    const sheet = await openSheet({
      answers: {
        placeJackpotBet: () => new Response('<html>', { status: 502 }),
        getIntent: { state: 'placed', bet: placed },
      },
    });
    await press(placing);
    expect(await screen.findByText('Checking your bet…')).toBeInTheDocument();
    const sends = sheet.platform.calls.filter((call) => call.name === 'placeJackpotBet');
    const stop = sheet.follow();
    expect(await screen.findByText('Ticket J77 is in')).toBeInTheDocument();
    expect(sheet.ticket().picks).toEqual([]);
    expect(sheet.platform.calls.filter((call) => call.name === 'placeJackpotBet')).toEqual(sends);
    expect(sheet.platform.calls.find((call) => call.name === 'getIntent')?.request).toEqual({
      key: sends[0]?.headers.get('idempotency-key'),
    });
    stop();
  });

  test('nobody is logged in: the button says so, and asks (R5-10)', async () => {
    const sheet = await openSheet({ profile: null });
    await press('Log in to place KES 98');
    expect(selectModal(sheet.store.getState() as never)?.name).toBe('log-in');
    expect(sheet.ticket().picks).toHaveLength(3);
  });

  test('two presses of one finger place once', async () => {
    const sheet = await openSheet();
    await userEvent.dblClick(screen.getByRole('button', { name: placing }));
    await screen.findByText('Ticket J77 is in');
    expect(sheet.platform.calls.filter((call) => call.name === 'placeJackpotBet')).toHaveLength(1);
  });

  test('more doubles than the offer allows are told before anything is sent (D04)', async () => {
    const sheet = await openSheet({ of: { ...jackpot, maxDoubles: 0 } });
    await press(placing);
    expect(await screen.findByText('You have reached the maximum number of doubles!')).toBeInTheDocument();
    expect(sheet.platform.calls.some((call) => call.name === 'placeJackpotBet')).toBe(false);
  });

  test('of a jackpot that closed nothing can be placed, and it says so (R4-08)', async () => {
    await openSheet({ of: { ...jackpot, phase: 'settled' } });
    expect(await screen.findByText(/This jackpot has closed/)).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: placing })).toBeNull();
    expect(screen.getByRole('link', { name: 'Other jackpots' })).toBeInTheDocument();
  });
});

describe('the slip in its sheet', () => {
  test('says beside the button until when, how likely and how much, and what of it hangs on others (D80, D83)', async () => {
    const total = kes(1_000_000);
    await openSheet({
      of: {
        ...jackpot,
        fund: {
          closesAt: instant('2026-11-22T11:30:00Z'),
          total,
          prize: kes(800_000),
          guarantee: total,
          rolledIn: kes(0),
          rolledOver: null,
          tiers: tiersOf(total, 3),
          tickets: 4,
          lines: 5,
        },
      },
    });
    const foot = within(screen.getByRole('contentinfo'));
    expect(foot.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Closes',
      'Chance of all 3 right',
      'Possible win: all 3 right, not shared',
    ]);
    // 20 % of what 800,000 brings beyond the stake after tax of 87.11.
    expect(foot.getAllByRole('definition').map((figure) => figure.textContent)).toEqual([
      'Sun 22 Nov, 14:30',
      `about 1 in ${oneIn(ticketChances(aTicket(jackpot, whole), jackpot)?.allRight ?? 0)}`,
      'KES 640,017.42',
    ]);
    const prize = within(screen.getByRole('region', { name: 'All 3 right, the prize not shared' }));
    expect(prize.getAllByRole('definition').map((figure) => figure.textContent?.trim())).toEqual([
      'KES 800,000',
      '20% × (800,000 − 87.11) = − KES 159,982.58',
      'KES 640,017.42',
    ]);
    expect(screen.getByText(/How many lines will share the prize is not known/)).toBeInTheDocument();
    expect(
      screen.getByText(/If nobody has all 3 right, the prize rolls over into the next jackpot/),
    ).toBeInTheDocument();
  });

  test('says what is missing, and takes picks off and gives them back', async () => {
    const sheet = await openSheet({ picks: ['1,X', '2'] });
    expect(screen.getByText('1 match still needs a pick')).toBeInTheDocument();
    await userEvent.click(screen.getByText('2 of 3 picked'));
    await press('Remove Home 1 v Away 1');
    expect(sheet.ticket().picks).toMatchObject([{ position: 2 }]);
    await press('Remove all');
    expect(screen.getByText(/The jackpot slip is empty/)).toBeInTheDocument();
    await press('Undo');
    expect(sheet.ticket().picks).toMatchObject([{ position: 2 }]);
  });
});
