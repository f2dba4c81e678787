import shell from '@kipenga/shell/late-words/sw.json';
import ui from '@kipenga/ui/late-words/sw.json';
import reasons from '@kipenga/words/sw/reasons.json';
import type { words as english } from './late-words-en.ts';

/** The Swahili words that are not in the first view: one for each English one, or this does not compile. */
export const words: Readonly<Record<keyof typeof english, string>> = { ...reasons, ...ui, ...shell };
