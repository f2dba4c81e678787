import { makeUseWords } from '@kipenga/ui';
import type { Said } from './said.ts';

const useAnyWords = makeUseWords<Record<string, string>>();

/** Turns what is to be said into text: the platform's words as they are, ours in the language of the visit. */
export function useSay(): (said: Said) => string {
  const t = useAnyWords();
  return (said) => (typeof said === 'string' ? said : t(said.id, said.values));
}
