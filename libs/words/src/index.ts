export {
  chosenLanguage,
  isLanguage,
  LANGUAGE_COOKIE,
  LANGUAGE_NAMES,
  LANGUAGES,
  languageIn,
  type Language,
} from './languages.ts';
export { dayWording, farMomentWording, momentWording } from './moment-wording.ts';
export { movementWord, type MovementWord } from './movement-word.ts';
export { noticeWords, sumOrNone } from './notice-words.ts';
export { isFileOf, loadTexts, type WordFiles } from './word-files.ts';
export { marketWording, outcomeWording, pickWording, type NamedPick } from './pick-words.ts';
export { readWording } from './read-wording.ts';
export {
  reasonWords,
  withdrawalPartsWords,
  type ReasonValueType,
  type WithdrawalParts,
  type Wording,
  type WordingValue,
} from './reason-words.ts';
