import { makeUseWords } from '@kipenga/ui';
import type en from './en.json';

/** The words of the shell. */
export const useWords = makeUseWords<typeof en>();

/** The ids of the shell's words. */
export type ShellWordId = keyof typeof en;
