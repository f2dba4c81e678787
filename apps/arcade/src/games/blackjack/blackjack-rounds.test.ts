import { kes } from '@kipenga/betting-core';
import { beforeEach, describe, expect, test } from 'vitest';
import { digestOf } from '../../fairness/commitment.ts';
import type { Table } from '../../play/table.ts';
import type { SharedView, StakeView } from '../../protocol.ts';
import { player, slowTime, type Player } from '../../testing/at-a-table.ts';
import { stakeLimits } from '../limits.ts';
import { blackjackTable, dealersMark } from './blackjack-rounds.ts';
import {
  DEAL_BLOCKS,
  dealOf,
  drawsOf,
  HAND_BLOCKS,
  isDealersNatural,
  openCards,
  type Deal,
  type Draws,
} from './deal.ts';
import { handsAfter, movesFor, type Move } from './hands.ts';
import { BLACKJACK_PACE, DECIDING_MS } from './pace.ts';
import { paidFor } from './settle.ts';

const SEED = 'ab'.repeat(32);
const STAKE = kes(100);
const dealIn = (round: string) => dealOf(digestOf(SEED, `blackjack:${round}`, DEAL_BLOCKS));
/** The cards of one hand of the round, and its draws. */
const handIn = (round: string, number = 1): Deal & Draws => {
  const own = digestOf(SEED, `blackjack:${round}/${number}`, DEAL_BLOCKS, HAND_BLOCKS);
  return { ...dealIn(round), ...drawsOf(own) };
};

/** The first round of this seed with such a deal. */
const roundWith = (isSuch: (deal: Deal & Draws) => boolean): string => {
  for (let number = 1; ; number += 1) if (isSuch(handIn(`r${number}`))) return `r${number}`;
};
const canSplit = (deal: Deal & Draws) =>
  !isDealersNatural(deal) && movesFor(handsAfter(deal, [])).includes('split');
const SPLIT = roundWith(
  (deal) => canSplit(deal) && movesFor(handsAfter(deal, ['split', 'stand'])).length > 0,
);
const NATURAL = roundWith(isDealersNatural);
/** A round in which two hands can draw and their first cards differ. */
const LONG = roundWith((deal) => !isDealersNatural(deal) && movesFor(handsAfter(deal, ['hit'])).length > 0);

let time: ReturnType<typeof slowTime>;
let table: Table<SharedView<Deal>, StakeView>;
let anna: Player;

const sitDown = (round: string, who = player('blackjack')): void => {
  time = slowTime();
  table = blackjackTable({
    gameId: 'blackjack',
    limits: stakeLimits(5_000),
    random: () => Buffer.from(SEED, 'hex'),
    time,
    newRound: () => round,
    together: (work) => work(),
  });
  anna = who;
  table.watch(anna.play);
};

const stake = () => table.stake(anna.play, { amount: STAKE });
const mine = (): StakeView | undefined => table.stakesOf(anna.play)[0];
const decide = (move: string, after: number) =>
  table.decide?.(anna.play, { stake: mine()?.id, move, after }) ?? Promise.reject(new Error('none'));
const paidAfter = (round: string, moves: readonly Move[]): number => {
  const deal = handIn(round);
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

  test('is told with those before it: a page that was loaded anew goes on from there', async () => {
    await decide('hit', 0);
    expect(mine()).toMatchObject({ number: 1, moves: ['hit'] });
  });

  test('of one hand tells nothing of what another draws: who sits there twice learns nothing', async () => {
    const other = player('blackjack');
    sitDown(LONG);
    await stake();
    await table.stake(other.play, { amount: STAKE });
    time.pass(BLACKJACK_PACE.bettingMs);
    await decide('hit', 0);
    const [theirs] = table.stakesOf(other.play);
    await table.decide?.(other.play, { stake: theirs?.id, move: 'hit', after: 0 });
    const drawn = [mine(), table.stakesOf(other.play)[0]].map((one) => one?.hands?.[0]?.cards[2]);
    expect(drawn).toEqual([handIn(LONG, 1).further[0], handIn(LONG, 2).further[0]]);
    expect(drawn[0]).not.toBe(drawn[1]);
  });
});

describe('a table that is closed in the middle of a round', () => {
  /** The next process seats the same player again, with the kept hand. */
  const goOn = (): void => {
    const [[id, kept] = []] = [...anna.kept];
    if (id === undefined || kept === undefined) throw new Error('nothing kept');
    const addedStake = kes(100 * kept.added.length);
    anna.money.length = 0;
    sitDown('another', anna);
    table.resume?.([{ play: anna.play, id, stake: STAKE, addedStake, kept }]);
  };

  test('before the cards gives stakes back', async () => {
    await stake();
    table.stop();
    expect(anna.money).toEqual(['stake 10000', 'back']);
    expect(mine()).toBeUndefined();
  });

  test('leaves the hand, its cards and its split to the next one, which goes on and pays all of it', async () => {
    await stake();
    time.pass(BLACKJACK_PACE.bettingMs);
    await decide('split', 0);
    const { hash } = table.view(anna.play);
    const { id, hands, stake: staked } = mine() ?? {};
    table.stop();
    expect(anna.money).toEqual(['stake 10000', 'stake 10000']);
    goOn();
    expect(table.view(anna.play)).toMatchObject({ phase: 'running', round: SPLIT, hash });
    expect(mine()).toMatchObject({ id, hands, stake: staked, moves: ['split'], number: 1 });
    expect(await decide('stand', 1)).toMatchObject({ ok: true });
    time.pass(DECIDING_MS);
    const paid = paidAfter(SPLIT, ['split', 'stand', 'stand']);
    expect(anna.money).toEqual([`pay ${paid}`, 'pay 0']);
  });

  test('ends the hand by rule where nobody comes back', async () => {
    await stake();
    time.pass(BLACKJACK_PACE.bettingMs);
    table.stop();
    goOn();
    time.pass(DECIDING_MS);
    expect(anna.money).toEqual([`pay ${paidAfter(SPLIT, ['stand'])}`]);
    time.pass(BLACKJACK_PACE.shownMs);
    expect(table.view(anna.play)).toMatchObject({ phase: 'betting', round: 'another' });
  });
});
