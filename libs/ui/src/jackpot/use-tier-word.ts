import { useWords } from '../words/use-words.ts';

/** Returns a function that names a tier of a jackpot with `count` matches. */
export function useTierWord(count: number): (right: number) => string {
  const t = useWords();
  return (right) =>
    right === count ? t('ui.jackpot.allRight', { count }) : t('ui.jackpot.someRight', { right, count });
}
