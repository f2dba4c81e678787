export { because, wordsIn, type Worded } from './because.ts';
export { sayIn } from '@kipenga/words/catalogues';
export { languageIn, type Language } from '@kipenga/words';
