export {
  ACTS,
  isActName,
  isAlwaysForTwo,
  mayDo,
  mayRead,
  needsSecond,
  READERS,
  ROLES,
  type ActName,
  type ActRule,
  type Role,
} from './acts.ts';
export { BOUNDS, boundsWords, isWithin, type Bounds } from './bounds.ts';
export {
  BLOCK_REASONS,
  CLASS_REASONS,
  CLOSING_REASONS,
  CREDIT_REASONS,
  CUSTOMER_CLASSES,
  HOUSE_LIMITS,
  TAX_KINDS,
  type BlockReason,
  type ClassReason,
  type CreditReason,
  type CustomerClass,
  type HouseLimit,
  type TaxKind,
} from './measures.ts';
export { CASE_OUTCOMES, SIGNS, type Sign } from './signs.ts';
export {
  FIRST_LINE_FOLLOWS,
  journalHash,
  lineAfter,
  verifyJournal,
  type HashOf,
  type JournalFault,
  type JournalLine,
  type UnwrittenLine,
  type WrittenAct,
} from './journal.ts';
export {
  isForgotten,
  phoneWords,
  MARKET_NAMES,
  marketWords,
  momentWords,
  priceWords,
  dayWords,
  wordsAlone,
  wordsOf,
  type CodeOf,
} from './words.ts';
