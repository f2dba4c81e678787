import shell from '@kipenga/shell/words/en.json';
import ui from '@kipenga/ui/words/en.json';
import casino from './en.json';

/** The English words of the first view of a casino visit. */
export const words = { ...ui, ...shell, ...casino };
