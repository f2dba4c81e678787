import { cents, GAME_LIMITS, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { DECK, type Card } from '../cards/card.ts';
import { DECKS_IN_SHOE } from '../cards/shoe.ts';
import { basicMove } from './basic-strategy.ts';
import { countOf } from './count.ts';
import { dealWith, drawsWith, isDealersNatural, type Deal, type Draws } from './deal.ts';
import { BLACKJACK_RETURN_PERCENT } from './family.ts';
import { handsAfter, movesFor, turnOf, type Move } from './hands.ts';
import { paidFor } from './settle.ts';

type Round = Deal & Draws;
const deal = (player: string, dealer: string, further = '', second = ''): Round => {
  const cards = (text: string) => text.split(' ').filter((one): one is Card => one !== '');
  return { player: cards(player), dealer: cards(dealer), further: cards(further), second: cards(second) };
};
const STAKE = kes(10);
const brings = (one: Round, ...moves: Move[]): number =>
  paidFor(handsAfter(one, moves), one.dealer, STAKE, GAME_LIMITS.maximumWinnings) / kes(1);

describe('a hand', () => {
  test.each([
    [['AS', 'KD'], 21, true],
    [['AS', 'AD', '9D'], 21, true],
    [['AS', '9D', '5D'], 15, false],
    [['TS', 'JD', 'QD'], 30, false],
  ] as const)('%j counts %i', (cards, total, isSoft) => {
    expect(countOf(cards)).toEqual({ total, isSoft });
  });

  test.each<[string, Round, Move[], number]>([
    ['blackjack pays 3 to 2', deal('AS KD', '9S 9D'), [], 25],
    ['blackjack against blackjack gives back', deal('AS KD', 'AD KS'), [], 10],
    ['21 loses against blackjack', deal('7S 7D', 'AD KS', '7H'), ['hit'], 0],
    ['a higher hand wins', deal('TS 9D', 'TD 8S'), ['stand'], 20],
    ['an equal hand gives back', deal('TS 8D', 'TD 8S'), ['stand'], 10],
    ['a bust hand loses, also where the dealer busts', deal('TS 6D', 'TD 6S TH', 'TC'), ['hit'], 0],
    ['a dealer who busts pays', deal('TS 2D', 'TD 6S TH', '9C'), ['stand'], 20],
    ['a double pays twice', deal('6S 5D', 'TD 8S', 'TC'), ['double'], 40],
    ['both hands of a split are paid', deal('8S 8D', 'TD 7S', 'TC', 'KC'), ['split', 'stand', 'stand'], 40],
    ['21 after a split is no blackjack', deal('AS AD', 'TD 7S', 'KC', '2C'), ['split'], 20],
    [
      'a split hand can be doubled',
      deal('8S 8D', 'TD 7S', '3C TS', '3D TD'),
      ['split', 'double', 'double'],
      80,
    ],
  ])('%s', (_, one, moves, expected) => {
    expect(brings(one, ...moves)).toBe(expected);
    expect(turnOf(handsAfter(one, moves)) < 0 || isDealersNatural(one)).toBe(true);
  });

  test('can be doubled with two cards, and split once when both count the same', () => {
    const moves = (one: Round, ...made: Move[]) => movesFor(handsAfter(one, made));
    expect(moves(deal('TS KD', '', '2S', '3S'))).toEqual(['hit', 'stand', 'double', 'split']);
    expect(moves(deal('TS 9D', '', '2S'))).toEqual(['hit', 'stand', 'double']);
    expect(moves(deal('2S 3D', '', '2S 2D'), 'hit')).toEqual(['hit', 'stand']);
    expect(moves(deal('8S 8D', '', '8H 2S', '8C 2D'), 'split')).toEqual(['hit', 'stand', 'double']);
    expect(moves(deal('AS AD', '', '2H 3S', '3C 2D'), 'split')).toEqual([]);
  });
});

/** Pseudorandom numbers below 2^32, the same for the same seed. */
const seeded = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) >>> 0;
  let mixed = Math.imul(seed ^ (seed >>> 15), seed | 1);
  mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
  return (mixed ^ (mixed >>> 14)) >>> 0;
};

const shoe: Card[] = Array.from({ length: DECKS_IN_SHOE }, () => DECK).flat();
const shuffled = (next: () => number): readonly Card[] =>
  Array.from({ length: 35 }, (_, place) => {
    const other = place + Math.floor((next() * (shoe.length - place)) / 2 ** 32);
    const card = shoe[other] ?? 'AS';
    shoe[other] = shoe[place] ?? 'AS';
    return (shoe[place] = card);
  });

const roundWith = (cards: readonly Card[]): Round => ({ ...dealWith(cards), ...drawsWith(cards) });

/** A round by the strategy: the amounts staked and returned, in stakes. */
const playRound = (one: Round): { readonly staked: number; readonly paid: number } => {
  const [up = 'AS'] = one.dealer;
  const moves: Move[] = [];
  let hands = handsAfter(one, moves);
  while (turnOf(hands) >= 0 && !isDealersNatural(one)) {
    moves.push(basicMove(hands, up));
    hands = handsAfter(one, moves);
  }
  const staked = hands.length + hands.filter(({ isDoubled }) => isDoubled).length;
  return { staked, paid: paidFor(hands, one.dealer, cents(100), GAME_LIMITS.maximumWinnings) / 100 };
};

/** A long run plays twenty times as many. */
const ROUNDS = process.env['PROPERTY_RUNS'] === undefined ? 100_000 : 2_000_000;
const MOST_STAKED = 4;

test('by the strategy stated, what is stated comes back, within four standard errors', () => {
  const next = seeded(290_080);
  const sums = { staked: 0, paid: 0, squares: 0, most: 0 };
  for (let round = 0; round < ROUNDS; round += 1) {
    const { staked, paid } = playRound(roundWith(shuffled(next)));
    sums.staked += staked;
    sums.paid += paid;
    sums.squares += (paid - staked) ** 2;
    sums.most = Math.max(sums.most, staked);
  }
  const error = (100 * Math.sqrt(sums.squares)) / sums.staked;
  const percent = (100 * sums.paid) / sums.staked;
  if (process.env['SHOW']) console.log(percent, error, sums.staked / ROUNDS);
  expect(Math.abs(percent - BLACKJACK_RETURN_PERCENT)).toBeLessThan(4 * error);
  expect(error).toBeLessThan(0.4);
  expect(sums.most).toBe(MOST_STAKED);
});
