export { because, wordsIn, type Worded } from './because.ts';
export { sayIn, type Said } from './say-in.ts';
export { chosenLanguage, isLanguage, languageIn, type Language } from '@kipenga/words';
