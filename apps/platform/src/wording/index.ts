export { worded, inEnglish, wordsIn, type Worded } from './worded.ts';
export { dayIn, farMomentIn, momentIn, sayIn, type Said } from './say-in.ts';
export { chosenLanguage, isLanguage, languageIn, type Language } from '@kipenga/words';
