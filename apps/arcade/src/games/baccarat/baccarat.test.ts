import { expect, test } from 'vitest';
import { type Card, DECK, partsOf } from '../cards/card.ts';
import { dealCards } from '../cards/shoe.ts';
import { digestOf } from '../../fairness/commitment.ts';
import {
  baccaratRules,
  SPOTS,
  winnerOf,
  withCommission,
  withoutCommission,
  type BankerPays,
} from './baccarat-rules.ts';
import { COUP_BLOCKS, coupOf, playCoup, pointsOf, type Coup } from './coup.ts';
import { COUNTED } from './results.ts';
import { BACCARAT_RETURNS } from './returns.ts';

/** One card for each value, and the count of cards of that value in a shoe; tens and pictures count nothing. */
const VALUES: readonly Card[] = ['TS', 'AS', '2S', '3S', '4S', '5S', '6S', '7S', '8S', '9S'];
const inShoe = (value: number): number => (value === 0 ? 128 : 32);

/** The number of orders in which cards that complete six can follow these. */
const restOf = ({ length }: readonly Card[]): number =>
  Array.from({ length: 6 - length }, (_, index) => 416 - length - index).reduce(
    (all, count) => all * count,
    1,
  );

/**
 * Every coup by values, with the number of orders of six cards of the shoe that make it: exact, as all are below
 * 2^53.
 */
const everyCoup = (visit: (coup: Coup, weight: number) => void): void => {
  const left = VALUES.map((_, value) => inShoe(value));
  const deal = (cards: readonly Card[], weight: number): void => {
    const coup = cards.length < 4 ? null : playCoup(cards);
    // A coup that ends early does not depend on the remaining cards.
    const taken = coup === null ? 7 : coup.player.length + coup.banker.length;
    if (coup !== null && (taken < cards.length || cards.length === 6))
      return visit(coup, weight * restOf(cards));
    for (const [value, card] of VALUES.entries()) {
      const count = left[value] ?? 0;
      left[value] = count - 1;
      deal([...cards, card], weight * count);
      left[value] = count;
    }
  };
  deal([], 1);
};

const ORDERS = 416 * 415 * 414 * 413 * 412 * 411;

test('the returns stated are those counted over every coup of a shoe', () => {
  const paid = { banker: 0, 'banker-nc': 0, player: 0, tie: 0 };
  const won = { banker: 0, player: 0, tie: 0 };
  let bankerWithSix = 0;
  const [commission, none] = [baccaratRules(withCommission), baccaratRules(withoutCommission)];
  everyCoup((coup, weight) => {
    const winner = winnerOf(coup);
    won[winner] += weight;
    if (winner === 'banker' && pointsOf(coup.banker) === 6) bankerWithSix += weight;
    for (const spot of ['player', 'tie', 'banker'] as const)
      paid[spot] += (weight / ORDERS) * commission.pays(spot, coup);
    paid['banker-nc'] += (weight / ORDERS) * none.pays('banker', coup);
  });
  // The published counts of the game.
  expect(won).toEqual({
    banker: 2_292_252_566_437_888,
    player: 2_230_518_282_592_256,
    tie: 475_627_426_473_216,
  });
  const counted = Object.entries({ ...won, bankerWithSix }).map(([name, count]) => [name, BigInt(count)]);
  expect(Object.fromEntries(counted)).toEqual(COUNTED);
  const percent = (value: number): number => Number(value.toFixed(2));
  expect({
    banker: percent(paid.banker),
    'banker-nc': percent(paid['banker-nc']),
    player: percent(paid.player),
    tie: percent(paid.tie),
    // The second card of a hand has the rank of the first: 31 of the 415 others do.
    pair: percent((31 / 415) * 1300),
  }).toEqual(BACCARAT_RETURNS);
});

const pays = (coup: Coup, bankerPays: BankerPays) =>
  Object.fromEntries(SPOTS.map((spot) => [spot, baccaratRules(bankerPays).pays(spot, coup)]));

test.each<[string, Card[], Record<string, number>]>([
  ['a natural ends it', ['9S', '2D', 'KS', '3D', 'AS', 'AS'], { player: 200, tie: 0, banker: 0 }],
  ['a tie gives back', ['9S', '9D', 'KS', 'KD', 'AS', 'AS'], { player: 100, tie: 1000, banker: 100 }],
  ['pairs are of one rank', ['TS', 'KD', 'TD', 'QD', '2S', '7S'], { 'player-pair': 1300, 'banker-pair': 0 }],
  ['the banker pays commission', ['2S', '7D', 'KS', 'KD', '3S', '5S'], { player: 0, banker: 195 }],
])('%s', (_, cards, expected) => {
  expect(pays(playCoup(cards), withCommission)).toMatchObject(expected);
});

test('without commission a banker who wins with six pays half', () => {
  const six = playCoup(['2S', '6D', 'KS', 'KD', '2S', '5S']);
  expect([pointsOf(six.player), pointsOf(six.banker)]).toEqual([4, 6]);
  expect(pays(six, withoutCommission)).toMatchObject({ banker: 150, player: 0 });
  expect(pays(six, withCommission)).toMatchObject({ banker: 195 });
});

test('a shoe gives each card eight times, in an order that only the words say', () => {
  const digest = digestOf('ab'.repeat(32), 'baccarat:r1', 84);
  const shoe = dealCards(digest, 416);
  for (const card of DECK) expect(shoe.filter((one) => one === card)).toHaveLength(8);
  const { player, banker } = coupOf(digestOf('ab'.repeat(32), 'baccarat:r1', COUP_BLOCKS));
  expect([player[0], banker[0], player[1], banker[1]]).toEqual(shoe.slice(0, 4));
  expect(partsOf('TD')).toEqual({ rank: 'T', suit: 'D', order: 10 });
});
