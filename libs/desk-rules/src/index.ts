export { ACTS, isActName, mayDo, needsSecond, ROLES, type ActName, type ActRule, type Role } from './acts.ts';
export {
  FIRST_LINE_FOLLOWS,
  journalHash,
  lineAfter,
  verifyJournal,
  type HashOf,
  type JournalFault,
  type JournalLine,
  type UnwrittenLine,
} from './journal.ts';
