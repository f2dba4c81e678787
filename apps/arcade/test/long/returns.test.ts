import { createHash } from 'node:crypto';
import { CASINO_TIERS, GAME_LIMITS, kes, ONE_X_TWO, type Cents } from '@kipenga/betting-core';
import { afterAll, describe, expect, test } from 'vitest';
import { commit, digestOf } from '../../src/fairness/commitment.ts';
import { ownName, type Digest } from '../../src/fairness/digest.ts';
import { baccaratRules, type BaccaratSpot } from '../../src/games/baccarat/baccarat-rules.ts';
import { BACCARAT_RETURNS } from '../../src/games/baccarat/returns.ts';
import { BANKER_PAYS } from '../../src/games/baccarat/tables.ts';
import { ballGame } from '../../src/games/balls/ball-rounds.ts';
import { BALLS_RETURN_PERCENT } from '../../src/games/balls/markets.ts';
import { basicMove } from '../../src/games/blackjack/basic-strategy.ts';
import {
  DEAL_BLOCKS,
  dealOf,
  drawsOf,
  HAND_BLOCKS,
  isDealersNatural,
} from '../../src/games/blackjack/deal.ts';
import { BLACKJACK_RETURN_PERCENT } from '../../src/games/blackjack/family.ts';
import { handsAfter, turnOf, type Move } from '../../src/games/blackjack/hands.ts';
import { paidFor } from '../../src/games/blackjack/settle.ts';
import { chipGame } from '../../src/games/chips/chip-game.ts';
import { CRASH_RETURN_PERCENT } from '../../src/games/crash/crash-point.ts';
import { crashGame } from '../../src/games/crash/crash-rounds.ts';
import { FLIGHTS } from '../../src/games/crash/flights.ts';
import { LEAGUE_PRICED_AT_PERCENT } from '../../src/games/league/league-pick.ts';
import { leagueGame } from '../../src/games/league/league-rounds.ts';
import { raceGame } from '../../src/games/race/race-rounds.ts';
import { RACE_PRICED_AT_PERCENT } from '../../src/games/race/race-pick.ts';
import { MACHINES } from '../../src/games/reels/machines.ts';
import { spinGame } from '../../src/games/reels/spins.ts';
import { ROULETTE, ROULETTE_RETURN_PERCENT } from '../../src/games/roulette/roulette-rules.ts';
import { cardGame } from '../../src/games/scratch/card-sales.ts';
import { CARDS } from '../../src/games/scratch/cards.ts';
import { WHEEL, WHEEL_RETURN_PERCENT } from '../../src/games/wheel/turn-wheel.ts';
import { drawTier, numbersWinning } from '../../src/jackpot/draw-tier.ts';
import { verifyRound } from '../../src/pages/verify-round.ts';
import type { SharedGame } from '../../src/play/shared-game.ts';
import type { Asked } from '../../src/play/table.ts';

const ROUNDS = 100_000;
/** One of this many rounds is verified as a page verifies it. */
const VERIFIED = 100;
const STAKE = kes(10);
/**
 * The allowed distance, in standard errors: chance exceeds it once in thirty thousand runs. The seeds are the same in
 * every run.
 */
const FAR = 4;
const cap = GAME_LIMITS.maximumWinnings;
const PACE = { bettingMs: 1, shownMs: 1 };

/** Pseudorandom seeds, the same in every run. */
const seedsOf = (game: string) => {
  let drawn = 0;
  return () =>
    createHash('sha256')
      .update(`${game} ${(drawn += 1)}`)
      .digest();
};

/** A game as it is simulated: the payout of a stake by the digest of a round. */
interface Simulated {
  readonly id: string;
  readonly on: string;
  /** The stated return, in percent: from and to. */
  readonly stated: readonly [number, number];
  readonly blocks?: number;
  readonly ownBlocks?: number;
  readonly nameOf?: (at: number) => string;
  readonly play: (digest: Digest, round: string) => { readonly staked: Cents; readonly paid: Cents };
}

const exactly = (percent: number): readonly [number, number] => [percent, percent];

const shared = <Terms, Outcome>(
  game: SharedGame<Terms, Outcome>,
  asked: Asked,
): Pick<Simulated, 'play' | 'blocks'> => ({
  blocks: game.blocks ?? 1,
  play: (digest, round) => {
    const terms = game.readTerms(asked, STAKE, round);
    if (terms === null) throw new Error(`${JSON.stringify(asked)} is not taken in ${round}`);
    const paid = game.wins({ stake: STAKE, terms }, game.outcomeOf(digest, round))?.paid ?? kes(0);
    return { staked: STAKE, paid };
  },
});

const chips = (spot: string): Asked => ({ chips: `${spot}=10` });

const playHand = (digest: Digest): ReturnType<Simulated['play']> => {
  const deal = { ...dealOf(digest), ...drawsOf(digest) };
  const [up = 'AS'] = deal.dealer;
  const moves: Move[] = [];
  let hands = handsAfter(deal, moves);
  while (turnOf(hands) >= 0 && !isDealersNatural(deal)) {
    moves.push(basicMove(hands, up));
    hands = handsAfter(deal, moves);
  }
  const stakes = hands.length + hands.filter(({ isDoubled }) => isDoubled).length;
  return { staked: kes(10 * stakes), paid: paidFor(hands, deal.dealer, STAKE, cap) };
};

const solo = (
  games: Readonly<
    Record<
      string,
      {
        readonly percent: number;
        readonly roundOf: (digest: Digest, stake: Cents) => { readonly paid: Cents };
      }
    >
  >,
): readonly Simulated[] =>
  Object.entries(games).map(([id, { percent, roundOf }]) => ({
    id,
    on: '',
    stated: exactly(percent),
    nameOf: (at) => `${at}:c0ffee`,
    play: (digest) => ({ staked: STAKE, paid: roundOf(digest, STAKE).paid }),
  }));

const crash: readonly Simulated[] = Object.keys(FLIGHTS).flatMap((id) =>
  [150, 200, 1_000].map((target) => ({
    id,
    on: `left at ${(target / 100).toFixed(2)}`,
    stated: exactly(CRASH_RETURN_PERCENT),
    ...shared(crashGame(cap), { target }),
  })),
);
const baccarat: readonly Simulated[] = Object.entries(BANKER_PAYS).flatMap(([id, pays]) =>
  (['player', 'banker', 'tie', 'player-pair'] as const satisfies readonly BaccaratSpot[]).map((spot) => ({
    id,
    on: spot,
    stated: exactly(
      BACCARAT_RETURNS[
        spot === 'player-pair' ? 'pair' : spot === 'banker' && id === 'baccarat-nc' ? 'banker-nc' : spot
      ],
    ),
    ...shared(
      chipGame(baccaratRules(pays), PACE, () => '', cap),
      chips(spot),
    ),
  })),
);
const draws: readonly Simulated[] = [
  ...['colour:red', 'ball:7', 'sum:over'].map((pick) => ({
    id: 'fastballs',
    on: pick,
    stated: exactly(BALLS_RETURN_PERCENT),
    ...shared(ballGame(cap), { pick }),
  })),
  ...['red', 'dozen:2', 'straight:17'].map((spot) => ({
    id: 'roulette',
    on: spot,
    stated: exactly(ROULETTE_RETURN_PERCENT),
    ...shared(chipGame(ROULETTE, PACE, String, cap), chips(spot)),
  })),
  ...['2', '8', '48'].map((spot) => ({
    id: 'gurudumu',
    on: spot,
    stated: exactly(WHEEL_RETURN_PERCENT),
    ...shared(
      chipGame(WHEEL, PACE, () => '', cap),
      chips(spot),
    ),
  })),
  ...ONE_X_TWO.outcomes.map(({ slot }) => ({
    id: 'ligi',
    on: `0:${slot}`,
    stated: [LEAGUE_PRICED_AT_PERCENT - 1, LEAGUE_PRICED_AT_PERCENT] as const,
    nameOf: (at: number) => `${Math.floor(at / 30).toString(16)}.${1 + (at % 30)}`,
    ...shared(leagueGame(cap), { pick: `0:${slot}` }),
  })),
  ...['win:1', 'place:2', 'pair:3-4'].map((pick) => ({
    id: 'mbio',
    on: pick,
    stated: [RACE_PRICED_AT_PERCENT - 1, RACE_PRICED_AT_PERCENT] as const,
    ...shared(raceGame(cap), { pick }),
  })),
];
const blackjack: Simulated = {
  id: 'blackjack',
  on: 'by basic strategy',
  stated: exactly(BLACKJACK_RETURN_PERCENT),
  blocks: DEAL_BLOCKS,
  ownBlocks: HAND_BLOCKS,
  nameOf: (at) => ownName(at.toString(16), 1 + (at % 9)),
  play: playHand,
};

const games: readonly Simulated[] = [
  ...crash,
  ...draws,
  ...baccarat,
  blackjack,
  ...solo(
    Object.fromEntries(
      Object.entries(MACHINES).map(([id, machine]) => [
        id,
        { percent: machine.set.returnPercent, roundOf: spinGame(machine, cap).roundOf },
      ]),
    ),
  ),
  ...solo(
    Object.fromEntries(
      Object.entries(CARDS).map(([id, card]) => [
        id,
        { percent: card.returnPercent, roundOf: cardGame(card, cap).roundOf },
      ]),
    ),
  ),
];

const found: string[] = [];
afterAll(() => console.log(found.join('\n')));

/** Plays all rounds; answers what came back of each 100 staked, and the standard error of that. */
const simulate = async ({ id, on, blocks, ownBlocks, nameOf = (at) => at.toString(16), play }: Simulated) => {
  const random = seedsOf(`${id} ${on}`);
  const sums = { staked: 0, paid: 0, squares: 0 };
  for (let at = 0; at < ROUNDS; at += 1) {
    const { seed, hash } = commit(random);
    const round = nameOf(at);
    const name = `${id}:${round}`;
    const digest = digestOf(seed, name, blocks, ownBlocks);
    const { staked, paid } = play(digest, round);
    sums.staked += staked;
    sums.paid += paid;
    sums.squares += (paid - (staked * sums.paid) / sums.staked) ** 2;
    if (at % VERIFIED > 0) continue;
    const claim = { seed, hash, name, ...(blocks && { blocks }), ...(ownBlocks && { ownBlocks }) };
    const verdict = await verifyRound(claim, (again) => {
      expect(play(again, round)).toEqual({ staked, paid });
      return true;
    });
    expect(verdict).toBe('kept');
  }
  return { percent: (100 * sums.paid) / sums.staked, error: (100 * Math.sqrt(sums.squares)) / sums.staked };
};

describe('100,000 rounds of each game, from promise to proof', () => {
  test.each(games)('$id $on brings what is stated, within its error', async (game) => {
    const { percent, error } = await simulate(game);
    const [from, to] = game.stated;
    found.push(
      `${game.id} ${game.on}: ${percent.toFixed(2)} ± ${error.toFixed(2)} (${from === to ? from : `${from}–${to}`})`,
    );
    expect(percent).toBeGreaterThan(from - FAR * error);
    expect(percent).toBeLessThan(to + FAR * error);
  });

  test('draws each tier as often as its numbers say, at the largest stake', () => {
    const stake = kes(1_000);
    const seed = 'c0ffee'.padEnd(64, '0');
    const drawn = Array.from({ length: ROUNDS }, (_, at) => drawTier(digestOf(seed, `bahari:${at}`), stake));
    for (const tier of CASINO_TIERS) {
      const expected = (ROUNDS * Number(numbersWinning(tier, stake))) / 2 ** 48;
      const count = drawn.filter((one) => one === tier).length;
      expect(Math.abs(count - expected), tier).toBeLessThan(FAR * Math.sqrt(expected));
    }
  });
});
