import { assertCount, assertCounts, wrongArgument } from '../assertions.ts';
import { ok, refuse, type Result } from '../result.ts';

/**
 * The lines of a slip to play. A line is an accumulator of some of the picks, and pays by itself.
 *
 * @example
 * const trixie = { sizes: [2, 3], bankers: [] };
 * systemLines(3, trixie); // 4
 */
export interface BetSystem {
  /**
   * The numbers of picks of a line, bankers among them: every set of that many picks is a line. In ascending order,
   * none twice.
   */
  readonly sizes: readonly number[];
  /** The picks that are in every line, by their places on the slip, counted from 0. */
  readonly bankers: readonly number[];
}

/** A system that was placed. */
export interface PlacedSystem extends BetSystem {
  /** The number of lines played. */
  readonly lines: number;
}

/** The fewest and the most picks of a system. */
export const SYSTEM_PICKS: { readonly fewest: number; readonly most: number } = { fewest: 3, most: 12 };

/**
 * The systems that have a name, with their picks and sizes.
 *
 * @example
 * SYSTEM_PRESETS.map(({ name }) => name)[3]; // Lucky 15
 */
export const SYSTEM_PRESETS: readonly SystemPreset[] = [
  { name: 'Trixie', picks: 3, sizes: [2, 3] },
  { name: 'Patent', picks: 3, sizes: [1, 2, 3] },
  { name: 'Yankee', picks: 4, sizes: [2, 3, 4] },
  { name: 'Lucky 15', picks: 4, sizes: [1, 2, 3, 4] },
  { name: 'Canadian', picks: 5, sizes: [2, 3, 4, 5] },
  { name: 'Lucky 31', picks: 5, sizes: [1, 2, 3, 4, 5] },
  { name: 'Heinz', picks: 6, sizes: [2, 3, 4, 5, 6] },
  { name: 'Lucky 63', picks: 6, sizes: [1, 2, 3, 4, 5, 6] },
  { name: 'Super Heinz', picks: 7, sizes: [2, 3, 4, 5, 6, 7] },
  { name: 'Goliath', picks: 8, sizes: [2, 3, 4, 5, 6, 7, 8] },
];

/** The name of a system; it is the same in every language. */
export type SystemName =
  | 'Trixie'
  | 'Patent'
  | 'Yankee'
  | 'Lucky 15'
  | 'Canadian'
  | 'Lucky 31'
  | 'Heinz'
  | 'Lucky 63'
  | 'Super Heinz'
  | 'Goliath';

/** A system that has a name. */
export interface SystemPreset {
  /** Its name. */
  readonly name: SystemName;
  /** The picks it is made of, none of them a banker. */
  readonly picks: number;
  /** Its sizes. */
  readonly sizes: readonly number[];
}

/**
 * The reasons why a slip cannot be played as a system.
 *
 * @example
 * checkSystem(2, { sizes: [2], bankers: [] }); // { ok: false, reason: { kind: 'too-few-picks', minimum: 3 } }
 */
export type SystemRefusal =
  /** It needs more picks. */
  | { readonly kind: 'too-few-picks'; readonly minimum: number }
  /** It has more picks than a system may have. */
  | { readonly kind: 'too-many-picks'; readonly maximum: number }
  /** No size was chosen. */
  | { readonly kind: 'size-missing' }
  /** No line can have this many picks: there are fewer picks, or more bankers. */
  | { readonly kind: 'size-impossible'; readonly size: number }
  /** These places have no pick. */
  | { readonly kind: 'banker-unknown'; readonly bankers: readonly number[] }
  /** The bankers fill every line, so the other picks are in none. */
  | { readonly kind: 'picks-unused' };

/**
 * Tells if this many picks can be played as a system; puts sizes and bankers in ascending order, each once.
 *
 * @param picks The picks on the slip. Throws RangeError if it is no whole number, or if sizes or bankers are none.
 * @example
 * checkSystem(4, { sizes: [3, 2, 2], bankers: [0] }); // { ok: true, value: { sizes: [ 2, 3 ], bankers: [ 0 ] } }
 * checkSystem(4, { sizes: [5], bankers: [] }); // { ok: false, reason: { kind: 'size-impossible', size: 5 } }
 */
export function checkSystem(picks: number, system: BetSystem): Result<BetSystem, SystemRefusal> {
  assertCount(picks, 'picks');
  assertSystem(system);
  const sizes = ascending(system.sizes);
  const bankers = ascending(system.bankers);
  if (picks < SYSTEM_PICKS.fewest) return refuse({ kind: 'too-few-picks', minimum: SYSTEM_PICKS.fewest });
  if (picks > SYSTEM_PICKS.most) return refuse({ kind: 'too-many-picks', maximum: SYSTEM_PICKS.most });
  const unknown = bankers.filter((at) => at >= picks);
  if (unknown.length > 0) return refuse({ kind: 'banker-unknown', bankers: unknown });
  const impossible = sizes.find((size) => size < Math.max(1, bankers.length) || size > picks);
  if (impossible !== undefined) return refuse({ kind: 'size-impossible', size: impossible });
  const largest = sizes.at(-1);
  if (largest === undefined) return refuse({ kind: 'size-missing' });
  if (largest === bankers.length && largest < picks) return refuse({ kind: 'picks-unused' });
  return ok({ sizes, bankers });
}

const ascending = (list: readonly number[]): readonly number[] =>
  [...new Set(list)].toSorted((one, other) => one - other);

function assertSystem(system: BetSystem): void {
  if (typeof system !== 'object' || system === null)
    throw wrongArgument('system', system, 'a BetSystem', '{ sizes: [2, 3], bankers: [] }');
  const { sizes, bankers } = system;
  assertCounts(sizes, 'system.sizes');
  assertCounts(bankers, 'system.bankers');
}

/**
 * Returns the system in order. Throws RangeError if this many picks cannot be played as it: the caller asks
 * `checkSystem` first.
 */
export function playableSystem(picks: number, system: BetSystem): BetSystem {
  const checked = checkSystem(picks, system);
  if (!checked.ok) throw new RangeError(`system cannot be played: ${checked.reason.kind}`);
  return checked.value;
}

/**
 * Counts the lines of a system: for each size, the ways to choose its picks beside the bankers.
 *
 * @param picks The picks on the slip. Throws RangeError if they cannot be played as this system.
 * @example
 * systemLines(8, { sizes: [2, 3, 4, 5, 6, 7, 8], bankers: [] }); // 247
 * systemLines(5, { sizes: [3], bankers: [0, 1] }); // 3
 */
export function systemLines(picks: number, system: BetSystem): number {
  return countLines(picks, playableSystem(picks, system));
}

/** The same for a system that was checked before. For fewer picks it counts the lines that they alone make. */
export const countLines = (picks: number, { sizes, bankers }: BetSystem): number =>
  sizes.reduce((sum, size) => sum + waysToChoose(picks - bankers.length, size - bankers.length), 0);

/** Counts the lines that are made of these picks alone, for a system that was checked before. */
export const linesAmong = (isIn: readonly boolean[], system: BetSystem): number =>
  system.bankers.some((at) => isIn[at] === false) ? 0 : countLines(isIn.filter(Boolean).length, system);

/**
 * Adds the number of lines to a system, as it is told once it is placed.
 *
 * @param picks The picks on the slip. Throws RangeError if they cannot be played as this system.
 * @example
 * placedSystem(3, { sizes: [2, 3], bankers: [] }).lines; // 4
 */
export const placedSystem = (picks: number, system: BetSystem): PlacedSystem => ({
  ...system,
  lines: systemLines(picks, system),
});

function waysToChoose(from: number, count: number): number {
  let ways = count > from ? 0 : 1;
  for (let at = 1; at <= count; at += 1) ways = (ways * (from - count + at)) / at;
  return ways;
}

/**
 * Names a system.
 *
 * @returns Null for a system without a name, and for every one with bankers: it is called by its sizes.
 * @example
 * systemName(3, { sizes: [1, 2, 3], bankers: [] }); // Patent
 * systemName(3, { sizes: [2], bankers: [] }); // null
 */
export function systemName(picks: number, { sizes, bankers }: BetSystem): SystemName | null {
  const isSame = (one: SystemPreset): boolean =>
    one.picks === picks && ascending(sizes).join() === one.sizes.join();
  return bankers.length === 0 ? (SYSTEM_PRESETS.find(isSame)?.name ?? null) : null;
}
