import { useWords } from '../words/use-words.ts';

/** How a tier of a board of so many matches is called. */
export function useTierWord(count: number): (right: number) => string {
  const t = useWords();
  return (right) =>
    right === count ? t('ui.jackpot.allRight', { count }) : t('ui.jackpot.someRight', { right, count });
}
