import type betting from '../betting/words/en.json';
import type late from '../late/words/en.json';
import type first from './en.json';
import { makeUseWords } from './make-use-words.ts';

/** The words of the kit: those of the first view, those that come with the first screen or sheet after it, and those of betting. */
export type UiWords = typeof first & typeof late & typeof betting;

/** The words of the kit itself. */
export const useWords = makeUseWords<UiWords>();

/** The ids of the kit's words. */
export type UiWordId = keyof UiWords;
