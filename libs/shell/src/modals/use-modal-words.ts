import { makeUseWords } from '@kipenga/ui';
import type { FirstWords } from '../language/use-words.ts';
import type late from './words/en.json';

export type ModalWords = FirstWords & typeof late;

/** Speaks the words that come with the first modal, and those of the first view. */
export const useModalWords = makeUseWords<ModalWords>();

/** Their ids. */
export type ModalWordId = keyof ModalWords;
