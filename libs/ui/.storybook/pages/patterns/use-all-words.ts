import type shellModals from '../../../../shell/src/modals/words/en.json';
import type sportsbook from '../../../../../apps/sportsbook/src/words/en.json';
import type sportsbookPages from '../../../../../apps/sportsbook/src/pages/words/en.json';
import { makeUseWords } from '../../../src/index.ts';
import type { UiWords } from '../../../src/words/use-words.ts';

/** The product's own words: a pattern shows what a customer reads, in the language of the toolbar. */
export const useAllWords = makeUseWords<
  UiWords & typeof shellModals & typeof sportsbook & typeof sportsbookPages
>();
