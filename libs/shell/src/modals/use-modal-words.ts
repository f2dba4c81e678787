import { makeUseWords } from '@kipenga/ui';
import type { FirstWords } from '../language/use-words.ts';
import type late from './words/en.json';

export type ModalWords = FirstWords & typeof late;

/** Returns the texts loaded with the first modal, and those of the first view. */
export const useModalWords = makeUseWords<ModalWords>();

/** Ids of these texts. */
export type ModalWordId = keyof ModalWords;
