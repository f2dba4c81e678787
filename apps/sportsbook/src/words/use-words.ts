import { makeUseWords } from '@kipenga/ui';
import type en from './en.json';

/** The words of the sportsbook. */
export const useWords = makeUseWords<typeof en>();

/** The ids of the sportsbook's words. */
export type SportsbookWordId = keyof typeof en;
