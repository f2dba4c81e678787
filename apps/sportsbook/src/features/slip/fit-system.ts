import {
  checkSystem,
  SYSTEM_PICKS,
  SYSTEM_PRESETS,
  type BetSystem,
  type Selection,
  type SystemRefusal,
} from '@kipenga/betting-core';
import type { KeptSystem } from '@kipenga/contracts/storage';

/** The chosen system, fitted to the present picks. */
export interface FittedSystem {
  /** The part of the system that fits these picks, playable or not. */
  readonly system: BetSystem;
  /** Chosen sizes that do not fit these picks; they return when picks are added. */
  readonly leftOut: readonly number[];
  /** The reason why it cannot be placed; null if it can. */
  readonly why: SystemRefusal | null;
}

/** True if this number of picks can be a system. */
export const takesSystem = (picks: number): boolean =>
  picks >= SYSTEM_PICKS.fewest && picks <= SYSTEM_PICKS.most;

type SystemFitter = (picks: readonly Pick<Selection, 'matchId'>[]) => FittedSystem;

/** Fits a chosen system to picks. The choice itself is kept, and fitted anew whenever the picks change. */
export function fitSystem(
  chosen: Pick<KeptSystem, 'sizes' | 'bankers'>,
  picks: readonly Pick<Selection, 'matchId'>[],
): FittedSystem {
  const bankers = picks.flatMap(({ matchId }, at) => (chosen.bankers.includes(matchId) ? [at] : []));
  const fits = (size: number): boolean => size >= Math.max(1, bankers.length) && size <= picks.length;
  const checked = checkSystem(picks.length, { sizes: chosen.sizes.filter(fits), bankers });
  return {
    system: checked.ok ? checked.value : { sizes: chosen.sizes.filter(fits), bankers },
    leftOut: chosen.sizes.filter((size) => !fits(size)),
    why: checked.ok ? null : checked.reason,
  };
}

/** Returns a function that fits a choice, with the same result object for the same picks. */
export function fitterOf(chosen: Pick<KeptSystem, 'sizes' | 'bankers'>): SystemFitter {
  const fitted = new Map<string, FittedSystem>();
  return (picks) => {
    const key = picks.map(({ matchId }) => matchId).join(' ');
    const known = fitted.get(key) ?? fitSystem(chosen, picks);
    fitted.set(key, known);
    return known;
  };
}

/**
 * The initial sizes of a system: those of the named system without singles, or for more picks, all but one in a line.
 */
export const firstSizes = (picks: number): readonly number[] =>
  SYSTEM_PRESETS.find((preset) => preset.picks === picks)?.sizes ?? [picks - 1];
