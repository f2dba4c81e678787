import { makeUseWords } from '@kipenga/ui';
import type en from './en.json';

/** The words of the casino. */
export const useWords = makeUseWords<typeof en>();

/** The ids of the casino's words. */
export type CasinoWordId = keyof typeof en;
