import { makeUseWords } from '@kipenga/ui';
import type statement from '@kipenga/words/en/statement.json';
import type late from '../pages/words/en.json';
import type first from './en.json';

type Words = typeof first & typeof late & typeof statement;

/** The words of the sportsbook: first those of the first view, the rest with the first screen or sheet after it. */
export const useWords = makeUseWords<Words>();

/** The ids of the sportsbook's words. */
export type SportsbookWordId = keyof Words;
