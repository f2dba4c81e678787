import shell from '@kipenga/shell/late-words/en.json';
import ui from '@kipenga/ui/late-words/en.json';
import reasons from '@kipenga/words/en/reasons.json';

/** The English words that are not in the first view. */
export const words = { ...reasons, ...ui, ...shell };
