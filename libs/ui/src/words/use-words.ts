import type betting from '../betting/words/en.json';
import type late from '../late/words/en.json';
import type first from './en.json';
import { makeUseWords } from './make-use-words.ts';

/** Texts of the kit: of the first view, of the screens and sheets after it, and of betting. */
export type UiWords = typeof first & typeof late & typeof betting;

/** Returns the texts of the kit. */
export const useWords = makeUseWords<UiWords>();

/** Ids of the kit's texts. */
export type UiWordId = keyof UiWords;
