import { makeUseWords } from '@kipenga/ui';
import type first from './words/en.json';

/** The shell's words of the first view. */
export type FirstWords = typeof first;

/** Speaks the shell's words of the first view. */
export const useWords = makeUseWords<FirstWords>();

/** Their ids. */
export type ShellWordId = keyof FirstWords;
