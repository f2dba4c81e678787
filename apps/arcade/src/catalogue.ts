import { BALLS_RETURN_PERCENT } from './games/balls/markets.ts';
import { CRASH_RETURN_PERCENT } from './games/crash/crash-point.ts';
import { MATUNDA, TATU_TATU, type ReelSet } from './games/reels/reel-set.ts';

/** What a game looks like. */
export type Scene = 'comet' | 'matatu' | 'rocket' | 'balls' | 'tatu-tatu' | 'matunda';

/** One game of the arcade. */
export interface ArcadeGame {
  readonly name: string;
  readonly scene: Scene;
  readonly engine: 'crash' | 'balls' | 'reels';
  /** The largest stake, in shillings. */
  readonly largestStake: number;
  /** Of each 100 staked, how much comes back in the long run. */
  readonly returnPercent: number;
  /** The reels of a slot. */
  readonly set?: ReelSet;
}

const crash = (name: string, scene: Scene): ArcadeGame => ({
  name,
  scene,
  engine: 'crash',
  largestStake: 5_000,
  returnPercent: CRASH_RETURN_PERCENT,
});
const slot = (name: string, scene: Scene, set: ReelSet): ArcadeGame => ({
  name,
  scene,
  engine: 'reels',
  largestStake: 1_000,
  returnPercent: set.returnPercent,
  set,
});

/** Every game by its id, under which the house offers it. */
export const GAMES: ReadonlyMap<string, ArcadeGame> = new Map([
  ['comet', crash('Comet', 'comet')],
  ['wabebe', crash('Wabebe', 'matatu')],
  ['rocketman', crash('Rocketman', 'rocket')],
  [
    'fastballs',
    {
      name: 'Fastballs',
      scene: 'balls',
      engine: 'balls',
      largestStake: 5_000,
      returnPercent: BALLS_RETURN_PERCENT,
    },
  ],
  ['tatu-tatu', slot('Tatu Tatu', 'tatu-tatu', TATU_TATU)],
  ['matunda', slot('Matunda', 'matunda', MATUNDA)],
]);
