import { GAME_CATEGORIES, type GameCategory } from '@kipenga/betting-core';
import { Pills } from '../../controls/Pills/Pills.tsx';
import { useWords, type UiWordId } from '../../words/use-words.ts';

const CATEGORY_WORD = {
  'Live Games': 'ui.casino.category.liveGames',
  'Video Slots': 'ui.casino.category.videoSlots',
  'Classic Slots': 'ui.casino.category.classicSlots',
  'Scratch Card': 'ui.casino.category.scratchCard',
  'RGS - VSB': 'ui.casino.category.rgsVsb',
  Baccarat: 'ui.casino.category.baccarat',
  'Baccarat New': 'ui.casino.category.baccaratNew',
  Blackjack: 'ui.casino.category.blackjack',
  Roulette: 'ui.casino.category.roulette',
  Jackpots: 'ui.casino.category.jackpots',
  DGA: 'ui.casino.category.dga',
} as const satisfies Record<GameCategory, UiWordId>;

/** Returns a function that gives the name of a category in the visitor's language. */
export function useCategoryName(): (category: GameCategory) => string {
  const t = useWords();
  return (category) => t(CATEGORY_WORD[category]);
}

export interface CategoryPillsProps {
  /** The chosen category; null while games of all categories are shown. */
  readonly current: GameCategory | null;
  /** Called with the pressed category, which may be the current one. */
  readonly onSelect: (category: GameCategory) => void;
  /** Categories that have games; all eleven by default (R9-09). */
  readonly categories?: readonly GameCategory[];
}

/** Casino categories in a row that keeps the chosen one in view (R2-62). */
export function CategoryPills({ current, onSelect, categories = GAME_CATEGORIES }: CategoryPillsProps) {
  const t = useWords();
  const nameOf = useCategoryName();
  return (
    <Pills
      label={t('ui.casino.categories')}
      pills={categories.map((id) => ({ id, label: nameOf(id) }))}
      currentId={current}
      onSelect={onSelect}
    />
  );
}
