import { makeUseWords } from '@kipenga/ui';
import type push from '@kipenga/words/en/push.json';

/** The words of the choice of push, which come with it. */
export const usePushWords = makeUseWords<typeof push>();
