import shell from '@kipenga/shell/words/en.json';
import ui from '@kipenga/ui/words/en.json';
import sportsbook from './en.json';

/** Every English word a sportsbook visit can show. */
export const words = { ...ui, ...shell, ...sportsbook };
