import {
  checkSystem,
  SYSTEM_PICKS,
  systemLines,
  systemName,
  type BetSystem,
  type PlacedSystem,
} from '@kipenga/betting-core';
import { useWords } from '../../words/use-words.ts';

/** Writes sizes as on a coupon: `2 + 3`, and `2–5` for three or more in a row. */
function writtenSizes(sizes: readonly number[]): string {
  const [first, last] = [sizes[0], sizes.at(-1)];
  if (first === undefined || last === undefined) return '';
  return sizes.length > 2 && last - first === sizes.length - 1 ? `${first}–${last}` : sizes.join(' + ');
}

/** Number of picks of a placed system, found as the number that gives its lines. The largest size if none does, 0 without sizes. */
export function picksOfSystem({ lines, ...system }: PlacedSystem): number {
  for (let picks = SYSTEM_PICKS.fewest; picks <= SYSTEM_PICKS.most; picks += 1)
    if (checkSystem(picks, system).ok && systemLines(picks, system) === lines) return picks;
  return system.sizes.at(-1) ?? 0;
}

/** Returns a function that names a system: "Trixie", or its sizes, "2 + 3 of 5", and its bankers. */
export function useSystemName(): (picks: number, system: BetSystem) => string {
  const t = useWords();
  return (picks, system) => {
    const { sizes, bankers } = system;
    const name = systemName(picks, system) ?? t('ui.system.sizesOf', { sizes: writtenSizes(sizes), picks });
    return bankers.length === 0 ? name : `${name}, ${t('ui.system.bankers', { count: bankers.length })}`;
  };
}
