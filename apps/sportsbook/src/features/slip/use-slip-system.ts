import type { Betslip, BetSystem, Selection } from '@kipenga/betting-core';
import type { KeptSystem } from '@kipenga/contracts/storage';
import { useMemo, useSyncExternalStore } from 'react';
import { chooseSystem, chosenSystem, listenToSystem } from './chosen-system.ts';
import { firstSizes, fitterOf, takesSystem, type FittedSystem } from './fit-system.ts';

/** The slip as a system, and the ways to change it. */
export interface SlipSystem {
  /** The present lines; null if the slip is no system. */
  readonly fitted: FittedSystem | null;
  /** A system is chosen but needs 3 to 12 picks: until then the picks are one bet. */
  readonly isWaiting: boolean;
  /** True if the picks can be a system. */
  readonly isOffered: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly chooseSizes: (sizes: readonly number[]) => void;
  readonly toggleBanker: (matchId: Selection['matchId']) => void;
  /**
   * The same lines for some of the picks, such as those that can be bet on now. The same object as long as picks and
   * lines stay the same.
   */
  readonly linesOf: (picks: readonly Selection[]) => BetSystem | undefined;
}

const isOf = (kept: KeptSystem | null, { selections }: Betslip): kept is KeptSystem =>
  kept !== null && selections.some(({ matchId }) => kept.matchIds.includes(matchId));

/** The system of this slip. One chosen for another slip is ignored. */
export function useSlipSystem(slip: Betslip): SlipSystem {
  const kept = useSyncExternalStore(listenToSystem, chosenSystem, () => null);
  const { selections } = slip;
  const chosen = isOf(kept, slip) ? kept : null;
  const isOn = chosen?.isOn === true;
  const isOffered = takesSystem(selections.length);
  const fit = useMemo(() => chosen && fitterOf(chosen), [chosen]);
  const fitted = isOn && isOffered ? (fit?.(selections) ?? null) : null;
  const change = (changes: Partial<KeptSystem>) =>
    chooseSystem({
      isOn: true,
      sizes: chosen?.sizes ?? firstSizes(selections.length),
      bankers: chosen?.bankers ?? [],
      ...changes,
      matchIds: [...new Set([...(chosen?.matchIds ?? []), ...selections.map((one) => one.matchId)])],
    });
  return {
    fitted,
    isWaiting: isOn && !isOffered,
    isOffered,
    turn: (nowOn) => {
      if (nowOn || chosen !== null) change({ isOn: nowOn });
    },
    // Sizes that do not fit now return with the picks.
    chooseSizes: (sizes) =>
      change({ sizes: [...sizes, ...(fitted?.leftOut ?? [])].toSorted((one, other) => one - other) }),
    toggleBanker: (matchId) => {
      const others = (chosen?.bankers ?? []).filter((one) => one !== matchId);
      change({ bankers: chosen?.bankers.includes(matchId) === true ? others : [...others, matchId] });
    },
    linesOf: (picks) => {
      const some = fitted && fit?.(picks);
      return some?.why === null ? some.system : undefined;
    },
  };
}
