import type { Betslip, BetSystem, Selection } from '@kipenga/betting-core';
import type { KeptSystem } from '@kipenga/contracts/storage';
import { useSyncExternalStore } from 'react';
import { chooseSystem, chosenSystem, listenToSystem } from './chosen-system.ts';
import { firstSizes, fitSystem, takesSystem, type FittedSystem } from './fit-system.ts';

/** The slip as a system, and how its owner changes it. */
export interface SlipSystem {
  /** The lines of the slip now; null where it is no system. */
  readonly fitted: FittedSystem | null;
  /** A system is chosen, and waits for 3 to 12 picks: until then they are one bet. */
  readonly isWaiting: boolean;
  /** Whether the picks can be a system. */
  readonly isOffered: boolean;
  readonly turn: (isOn: boolean) => void;
  readonly chooseSizes: (sizes: readonly number[]) => void;
  readonly toggleBanker: (matchId: Selection['matchId']) => void;
  /** The same of some of the picks: those that can be bet on now. */
  readonly linesOf: (picks: readonly Selection[]) => BetSystem | undefined;
}

const isOf = (kept: KeptSystem | null, { selections }: Betslip): kept is KeptSystem =>
  kept !== null && selections.some(({ matchId }) => kept.matchIds.includes(matchId));

/** The system of this slip. One that was chosen beside another slip is none of it. */
export function useSlipSystem(slip: Betslip): SlipSystem {
  const kept = useSyncExternalStore(listenToSystem, chosenSystem, () => null);
  const { selections } = slip;
  const chosen = isOf(kept, slip) ? kept : null;
  const isOn = chosen?.isOn === true;
  const isOffered = takesSystem(selections.length);
  const change = (changes: Partial<KeptSystem>) =>
    chooseSystem({
      isOn: true,
      sizes: chosen?.sizes ?? firstSizes(selections.length),
      bankers: chosen?.bankers ?? [],
      ...changes,
      matchIds: [...new Set([...(chosen?.matchIds ?? []), ...selections.map((one) => one.matchId)])],
    });
  return {
    fitted: isOn && isOffered ? fitSystem(chosen, selections) : null,
    isWaiting: isOn && !isOffered,
    isOffered,
    turn: (nowOn) => {
      if (nowOn || chosen !== null) change({ isOn: nowOn });
    },
    chooseSizes: (sizes) => change({ sizes }),
    toggleBanker: (matchId) => {
      const others = (chosen?.bankers ?? []).filter((one) => one !== matchId);
      change({ bankers: chosen?.bankers.includes(matchId) === true ? others : [...others, matchId] });
    },
    linesOf: (picks) => {
      if (!isOn || !isOffered) return undefined;
      const { system, why } = fitSystem(chosen, picks);
      return why === null ? system : undefined;
    },
  };
}
