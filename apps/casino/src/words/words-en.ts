import shell from '@kipenga/shell/words/en.json';
import ui from '@kipenga/ui/words/en.json';
import casino from './en.json';

/** Every English word a casino visit can show. */
export const words = { ...ui, ...shell, ...casino };
