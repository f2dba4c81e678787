import shell from '@kipenga/shell/words/sw.json';
import ui from '@kipenga/ui/words/sw.json';
import type { words as english } from './words-en.ts';
import sportsbook from './sw.json';

/** The Swahili words of the first view of a sportsbook visit: one for each English one, or this does not compile. */
export const words: Readonly<Record<keyof typeof english, string>> = { ...ui, ...shell, ...sportsbook };
