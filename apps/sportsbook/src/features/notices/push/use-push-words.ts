import { makeUseWords } from '@kipenga/ui';
import type push from '@kipenga/words/en/push.json';

/** The words of the push settings, loaded with them. */
export const usePushWords = makeUseWords<typeof push>();
