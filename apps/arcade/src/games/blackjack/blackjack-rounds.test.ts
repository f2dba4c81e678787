import { kes } from '@kipenga/betting-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../fairness/commitment.ts';
import type { Table } from '../../play/table.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { player, slowTime, type Player } from '../../testing/at-a-table.ts';
import { stakeLimits } from '../limits.ts';
import { blackjackTable, dealersMark } from './blackjack-rounds.ts';
import { DEAL_BLOCKS, dealOf, isDealersNatural, openCards, type Deal } from './deal.ts';
import { handsAfter, movesFor, type Move } from './hands.ts';
import { BLACKJACK_PACE, DECIDING_MS } from './pace.ts';
import { paidFor } from './settle.ts';

const SEED = 'ab'.repeat(32);
const STAKE = kes(100);
const dealIn = (round: string) => dealOf(digestOf(SEED, `blackjack:${round}`, DEAL_BLOCKS));

/** The first round of this seed whose deal is such. */
const roundWith = (isSuch: (deal: Deal) => boolean): string => {
  for (let number = 1; ; number += 1) if (isSuch(dealIn(`r${number}`))) return `r${number}`;
};
const canSplit = (deal: Deal) => !isDealersNatural(deal) && movesFor(handsAfter(deal, [])).includes('split');
const SPLIT = roundWith(
  (deal) => canSplit(deal) && movesFor(handsAfter(deal, ['split', 'stand'])).length > 0,
);
const NATURAL = roundWith(isDealersNatural);

let time: ReturnType<typeof slowTime>;
let table: Table<SharedView<Deal>, StakeView>;
let anna: Player;

const sitDown = (round: string): void => {
  time = slowTime();
  table = blackjackTable({
    gameId: 'blackjack',
    limits: stakeLimits(5_000),
    random: () => Buffer.from(SEED, 'hex'),
    time,
    newRound: () => round,
    together: (work) => work(),
  });
  anna = player('blackjack');
  table.watch(anna.play);
};

const stake = () => table.stake(anna.play, { amount: STAKE });
const mine = (): StakeView | undefined => table.stakesOf(anna.play)[0];
const decide = (move: string, after: number) =>
  table.decide?.(anna.play, { stake: mine()?.id, move, after }) ?? Promise.reject(new Error('none'));
const paidAfter = (round: string, moves: readonly Move[]): number => {
  const deal = dealIn(round);
  return paidFor(handsAfter(deal, moves), deal.dealer, STAKE, kes(500_000));
};

beforeEach(() => sitDown(SPLIT));

describe('a deal', () => {
  test('shows two cards of the player and one of the dealer while players decide, and no more', async () => {
    await stake();
    expect(table.view(anna.play).outcome).toBeNull();
    time.pass(BLACKJACK_PACE.bettingMs);
    const { phase, outcome } = table.view(anna.play);
    expect([phase, outcome]).toEqual(['running', openCards(dealIn(SPLIT))]);
    expect(outcome?.dealer).toHaveLength(1);
    expect(mine()?.hands).toMatchObject([{ cards: dealIn(SPLIT).player, state: 'turn' }]);
  });

  test('waits for its players as long as they may decide; who does not answer stands', async () => {
    await stake();
    time.pass(BLACKJACK_PACE.bettingMs + DECIDING_MS - 1);
    expect(table.view(anna.play).phase).toBe('running');
    expect(anna.money).toEqual(['stake 10000']);
    time.pass(1);
    expect(anna.money).toEqual(['stake 10000', `pay ${paidAfter(SPLIT, ['stand'])}`]);
    expect(table.view(anna.play)).toMatchObject({ phase: 'shown', outcome: dealIn(SPLIT) });
  });

  test('ends as soon as all have decided', async () => {
    await stake();
    time.pass(BLACKJACK_PACE.bettingMs);
    expect(await decide('stand', 0)).toMatchObject({ ok: true });
    time.pass(50);
    expect(table.view(anna.play).phase).toBe('shown');
  });

  test('with the dealer’s blackjack is over before anybody decides', async () => {
    sitDown(NATURAL);
    await stake();
    time.pass(BLACKJACK_PACE.bettingMs);
    expect(table.view(anna.play)).toMatchObject({ phase: 'shown' });
    expect(anna.money).toEqual(['stake 10000', `pay ${paidAfter(NATURAL, [])}`]);
    expect(dealersMark(dealIn(NATURAL))).toBe('BJ');
  });

  test('goes on with nobody there, for the lobby', () => {
    time.pass(BLACKJACK_PACE.bettingMs + 50);
    expect(table.live?.()).toMatchObject({ phase: 'shown', recent: [dealersMark(dealIn(SPLIT))] });
  });
});

describe('a decision', () => {
  beforeEach(async () => {
    await stake();
    time.pass(BLACKJACK_PACE.bettingMs);
  });

  test('to split takes the stake once more, and both hands are decided and paid as one', async () => {
    const split = await decide('split', 0);
    expect(split).toMatchObject({ ok: true, value: { stake: kes(200) } });
    expect(mine()?.hands?.map(({ stake: on }) => on)).toEqual([STAKE, STAKE]);
    time.pass(DECIDING_MS);
    const paid = paidAfter(SPLIT, ['split', 'stand', 'stand']);
    expect(anna.money).toEqual(['stake 10000', 'stake 10000', `pay ${paid}`, 'pay 0']);
  });

  test('that comes twice is made once', async () => {
    const answers = await Promise.all([decide('hit', 0), decide('hit', 0)]);
    expect(answers.map(({ ok }) => ok)).toEqual([true, false]);
    expect(mine()?.hands?.[0]?.cards).toHaveLength(3);
  });

  test('that the wallet answers too late is taken back: the hand stands as it was', async () => {
    const release = anna.slowWallet();
    const late = decide('double', 0);
    expect(await decide('hit', 0)).toEqual({ ok: false, reason: 'too-soon' });
    time.pass(DECIDING_MS);
    release();
    expect(await late).toEqual({ ok: false, reason: 'too-late' });
    expect(anna.money).toEqual(['stake 10000', `pay ${paidAfter(SPLIT, ['stand'])}`, 'stake 10000', 'back']);
  });

  test.each([
    ['insure', 0, 'unreadable'],
    ['hit', 1, 'too-late'],
  ])('%s after %i is refused', async (move, after, reason) => {
    expect(await decide(move, after)).toEqual({ ok: false, reason });
  });

  test('is the player’s own', async () => {
    const other = player('blackjack');
    const answer = await table.decide?.(other.play, { stake: mine()?.id, move: 'hit', after: 0 });
    expect(answer).toEqual({ ok: false, reason: 'too-late' });
  });

  test('that raised the stake is given back with it when the table is closed', async () => {
    await decide('split', 0);
    table.stop();
    expect(anna.money).toEqual(['stake 10000', 'stake 10000', 'back', 'back']);
    expect(mine()).toBeUndefined();
  });
});
