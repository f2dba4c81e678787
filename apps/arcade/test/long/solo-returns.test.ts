import { CASINO_TIERS, GAME_LIMITS, kes } from '@kipenga/betting-core';
import { describe, expect, test } from 'vitest';
import { digestOf } from '../../src/fairness/commitment.ts';
import { cardGame } from '../../src/games/scratch/card-sales.ts';
import { CARDS } from '../../src/games/scratch/cards.ts';
import { MACHINES } from '../../src/games/reels/machines.ts';
import { spinGame } from '../../src/games/reels/spins.ts';
import { drawTier, numbersWinning } from '../../src/jackpot/draw-tier.ts';

const ROUNDS = 100_000;
const STAKE = kes(10);
/** Rounds as they are played: digests of one seed, so that what is seen once is seen always. */
const SEED = 'c0ffee'.padEnd(64, '0');
/** So many standard errors off is once in thirty thousand seeds, and this seed is tried. */
const FAR = 4;

const cap = GAME_LIMITS.maximumWinnings;
const games = [
  ...Object.entries(MACHINES).map(
    ([id, machine]) => [id, machine.set.returnPercent, spinGame(machine, cap).roundOf] as const,
  ),
  ...Object.entries(CARDS).map(
    ([id, card]) => [id, card.returnPercent, cardGame(card, cap).roundOf] as const,
  ),
];

describe('100,000 rounds of each game of one player', () => {
  test.each(games)('%s brings %d of 100, within its error', (id, percent, roundOf) => {
    let sum = 0;
    let squares = 0;
    for (let at = 0; at < ROUNDS; at += 1) {
      const brought = (100 * roundOf(digestOf(SEED, `${id}:${at}`), STAKE).paid) / STAKE;
      sum += brought;
      squares += brought ** 2;
    }
    const mean = sum / ROUNDS;
    const error = Math.sqrt((squares / ROUNDS - mean ** 2) / ROUNDS);
    expect(Math.abs(mean - percent), `${mean.toFixed(2)} ± ${error.toFixed(2)}`).toBeLessThan(FAR * error);
  });

  test('draws each tier as often as its numbers say, at the largest stake', () => {
    const stake = kes(1_000);
    const drawn = Array.from({ length: ROUNDS }, (_, at) => drawTier(digestOf(SEED, `bahari:${at}`), stake));
    for (const tier of CASINO_TIERS) {
      const expected = (ROUNDS * Number(numbersWinning(tier, stake))) / 2 ** 48;
      const count = drawn.filter((one) => one === tier).length;
      expect(Math.abs(count - expected), tier).toBeLessThan(FAR * Math.sqrt(expected));
    }
  });
});
