import { checkSystem, systemLines, type BetSystem } from '@kipenga/betting-core';
import { useSystemName } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';

/** Names a system briefly: Trixie, 4 lines. Without lines while it cannot be placed. */
export function useSystemWords(): (picks: number, system: BetSystem) => string {
  const t = useWords();
  const nameOf = useSystemName();
  return (picks, system) =>
    checkSystem(picks, system).ok
      ? t('sportsbook.system.short', { name: nameOf(picks, system), count: systemLines(picks, system) })
      : t('sportsbook.way.system');
}
