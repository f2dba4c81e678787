import { makeUseWords } from '@kipenga/ui';
import type first from './words/en.json';

/** Texts of the shell for the first view. */
export type FirstWords = typeof first;

/** Returns the texts of the shell for the first view. */
export const useWords = makeUseWords<FirstWords>();

/** Ids of these texts. */
export type ShellWordId = keyof FirstWords;
