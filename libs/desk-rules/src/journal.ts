import type { Instant } from '@kipenga/betting-core';
import type { ActName } from './acts.ts';

/**
 * The acts that are written into the journal: acts of the desk, the refusal of an act by a second person, its withdrawal
 * by who asked for it, the import of a statement.
 */
export type WrittenAct = ActName | 'refuse-act' | 'withdraw-act' | 'import-statement';

/** A done act, before it has its place in the journal. */
export interface UnwrittenLine {
  readonly at: Instant;
  /** An operator's name, or 'command' and the name given to it. */
  readonly operator: string;
  readonly role: string;
  /** The second person, if the act needed one. */
  readonly second: string | null;
  readonly act: WrittenAct;
  readonly args: Readonly<Record<string, unknown>>;
  readonly why: string;
  /** Its effect: bets, customers and money. */
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** A line of the journal. Its hash is over all of it and the hash of the line before. */
export interface JournalLine extends UnwrittenLine {
  /** Its number, from 1, without a gap. */
  readonly number: number;
  readonly hash: string;
}

/** The SHA-256 of a text in UTF-8, in lower-case hex. The caller gives it: this library has none. */
export type HashOf = (text: string) => string;

/** The hash that the first line follows. */
export const FIRST_LINE_FOLLOWS = '0'.repeat(64);

/** Writes equal values as the same text, with keys in order. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
};

/** Returns the hash of a line that follows another. */
export const journalHash = (
  before: string,
  { number, at, operator, role, second, act, args, why, outcome }: Omit<JournalLine, 'hash'>,
  hashOf: HashOf,
): string => hashOf(canonical([before, number, at, operator, role, second, act, args, why, outcome]));

/** Writes a line behind the last one; null where it is the first. */
export const lineAfter = (
  last: Pick<JournalLine, 'number' | 'hash'> | null,
  line: UnwrittenLine,
  hashOf: HashOf,
): JournalLine => {
  const numbered = { ...line, number: (last?.number ?? 0) + 1 };
  return { ...numbered, hash: journalHash(last?.hash ?? FIRST_LINE_FOLLOWS, numbered, hashOf) };
};

/** The first wrong line. */
export interface JournalFault {
  readonly number: number;
  readonly why: 'missing' | 'changed';
}

/** Checks lines that follow `before`, in order. Returns the first wrong line, or null. */
export const verifyJournal = (
  lines: Iterable<JournalLine>,
  hashOf: HashOf,
  before: Pick<JournalLine, 'number' | 'hash'> | null = null,
): JournalFault | null => {
  let [number, hash] = [before?.number ?? 0, before?.hash ?? FIRST_LINE_FOLLOWS];
  for (const line of lines) {
    number += 1;
    if (line.number !== number) return { number, why: 'missing' };
    if (journalHash(hash, line, hashOf) !== line.hash) return { number, why: 'changed' };
    hash = line.hash;
  }
  return null;
};
