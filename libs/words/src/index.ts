export {
  chosenLanguage,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageIn,
  type Language,
} from './languages.ts';
export { readWording, type WriteText } from './read-wording.ts';
export {
  reasonWords,
  type ReasonValue,
  type ReasonValueType,
  type Wording,
  type WordingValue,
} from './reason-words.ts';
