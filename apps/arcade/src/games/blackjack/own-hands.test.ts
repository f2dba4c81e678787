import { cents, kes } from '@kipenga/betting-core';
import { expect, test } from 'vitest';
import { commitmentTo, digestOf } from '../../fairness/commitment.ts';
import { verifyRound } from '../../pages/verify-round.ts';
import type { StakeView } from '../../protocol.ts';
import { DEAL_BLOCKS, dealOf, drawsOf, HAND_BLOCKS, writtenDeal } from './deal.ts';
import { handsAfter } from './hands.ts';
import { OwnHands } from './own-hands.ts';

const { seed, hash } = commitmentTo('ab'.repeat(32));
const COUNTS = { blocks: DEAL_BLOCKS, ownBlocks: HAND_BLOCKS };

test('the player’s hand is verified after its round, by its own name and with the decisions made for it', async () => {
  const own = digestOf(seed, 'blackjack:r1/3', DEAL_BLOCKS, HAND_BLOCKS);
  const cards = handsAfter({ ...dealOf(own), ...drawsOf(own) }, ['hit'])[0]?.cards ?? [];
  const hand: StakeView = {
    id: 's',
    round: 'r1',
    stake: kes(10),
    state: 'lost',
    paid: cents(0),
    at: null,
    pick: null,
    number: 3,
    hands: [{ cards, stake: kes(10), state: 'done' }],
    moves: ['hit'],
  };
  const hands = new OwnHands();
  hands.keep(hand);
  const past = [{ round: 'r1', hash, seed, result: writtenDeal(dealOf(own)) }];
  const proven = hands.among(past);
  expect(proven.map(({ round }) => round)).toEqual(['r1', 'r1/3']);
  for (const { round, result } of proven)
    expect(
      await verifyRound(
        { seed, hash, name: `blackjack:${round}`, ...COUNTS },
        (digest) => hands.resultOf(digest, round) === result,
      ),
    ).toBe('kept');
  hands.keep({ ...hand, moves: ['stand'] });
  expect(hands.resultOf(own, 'r1/3')).not.toBe(proven[1]?.result);
});
