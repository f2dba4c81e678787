import type en from './en.json';
import { makeUseWords } from './make-use-words.ts';

/** The words of the kit itself. */
export const useWords = makeUseWords<typeof en>();

/** The ids of the kit's words. */
export type UiWordId = keyof typeof en;
