import type shellModals from '@kipenga/shell/late-words/en.json';
import type sportsbook from '@kipenga/sportsbook/words/en.json';
import type sportsbookPages from '@kipenga/sportsbook/page-words/en.json';
import { makeUseWords } from '@kipenga/ui';
import type kitLate from '@kipenga/ui/late-words/en.json';
import type kit from '@kipenga/ui/words/en.json';

/** The product's own words: a pattern shows what a customer reads, in the language of the toolbar. */
export const useAllWords = makeUseWords<
  typeof kit & typeof kitLate & typeof shellModals & typeof sportsbook & typeof sportsbookPages
>();
