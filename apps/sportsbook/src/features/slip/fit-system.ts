import {
  checkSystem,
  SYSTEM_PICKS,
  SYSTEM_PRESETS,
  type BetSystem,
  type Selection,
  type SystemRefusal,
} from '@kipenga/betting-core';
import type { KeptSystem } from '@kipenga/contracts/storage';

/** The chosen system on the picks that are there now. */
export interface FittedSystem {
  /** What of it these picks can be played as; where something stands in the way, what is left of it. */
  readonly system: BetSystem;
  /** The sizes that these picks do not have: left out, and back with the picks. */
  readonly leftOut: readonly number[];
  /** Why it cannot be placed as it stands; null where it can. */
  readonly why: SystemRefusal | null;
}

/** Can so many picks be a system at all? */
export const takesSystem = (picks: number): boolean =>
  picks >= SYSTEM_PICKS.fewest && picks <= SYSTEM_PICKS.most;

type SystemFitter = (picks: readonly Pick<Selection, 'matchId'>[]) => FittedSystem;

/** Fits a chosen system to picks. Nothing of the choice is lost: it fits anew whenever the picks change. */
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

/** Fits a choice, once for the same picks: as long as both stay, its lines are one object, whatever is drawn anew. */
export function fitterOf(chosen: Pick<KeptSystem, 'sizes' | 'bankers'>): SystemFitter {
  const fitted = new Map<string, FittedSystem>();
  return (picks) => {
    const key = picks.map(({ matchId }) => matchId).join(' ');
    const known = fitted.get(key) ?? fitSystem(chosen, picks);
    fitted.set(key, known);
    return known;
  };
}

/** The sizes a system begins with: those of the named one without singles, or of more picks all but one in a line. */
export const firstSizes = (picks: number): readonly number[] =>
  SYSTEM_PRESETS.find((preset) => preset.picks === picks)?.sizes ?? [picks - 1];
