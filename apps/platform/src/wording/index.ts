export { because, inEnglish, wordsIn, type Worded } from './because.ts';
export { dayIn, farMomentIn, momentIn, sayIn, type Said } from './say-in.ts';
export { chosenLanguage, isLanguage, languageIn, type Language } from '@kipenga/words';
