import { setupI18n, type I18n, type Messages } from '@lingui/core';
import lateWords from '@kipenga/ui/late-words/en.json';
import kitWords from '@kipenga/ui/words/en.json';

/** The kit's words in English: an operator's language is English, and what the desk itself says is written where it is said. */
export const deskWords = (): I18n => {
  const words: Messages = { ...kitWords, ...lateWords };
  return setupI18n({ locale: 'en', messages: { en: words } });
};
