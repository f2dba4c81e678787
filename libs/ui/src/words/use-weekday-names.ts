import { useWords } from './use-words.ts';

/** The seven weekdays, Sunday first, in the language of the visit; `short` for tight places. */
export function useWeekdayNames(length: 'long' | 'short' = 'long'): readonly string[] {
  const t = useWords();
  return t(length === 'long' ? 'ui.weekdays' : 'ui.weekdays.short').split(' ');
}
