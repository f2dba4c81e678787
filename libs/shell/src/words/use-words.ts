import { makeUseWords } from '@kipenga/ui';
import type late from '../modals/words/en.json';
import type first from './en.json';

type Words = typeof first & typeof late;

/** The words of the shell: those of the first view, and those that come with the first modal. */
export const useWords = makeUseWords<Words>();

/** The ids of the shell's words. */
export type ShellWordId = keyof Words;
