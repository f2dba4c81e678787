import type { Instant } from '@kipenga/betting-core';
import type { ActName } from './acts.ts';

/** What is written into the journal: acts of the desk, an act that a second person refused, a statement that was taken. */
export type WrittenAct = ActName | 'refuse-act' | 'import-statement';

/** An act that was done, before it has its place in the journal. */
export interface UnwrittenLine {
  readonly at: Instant;
  /** An operator's name, or 'command' and the name given to it. */
  readonly operator: string;
  readonly role: string;
  /** The second person, where the act needed one. */
  readonly second: string | null;
  readonly act: WrittenAct;
  readonly args: Readonly<Record<string, unknown>>;
  readonly why: string;
  /** What it did: bets, customers and money. */
  readonly outcome: Readonly<Record<string, unknown>>;
}

/** A line of the journal. Its hash is over all of it and the hash of the line before. */
export interface JournalLine extends UnwrittenLine {
  /** From 1, without a gap. */
  readonly number: number;
  readonly hash: string;
}

/** The SHA-256 of a text in UTF-8, in lower-case hex. Give the platform's own: this library brings none. */
export type HashOf = (text: string) => string;

/** What the first line follows. */
export const FIRST_LINE_FOLLOWS = '0'.repeat(64);

/** The same value is always the same text: keys in order, whatever kept it. */
const canonical = (value: unknown): string => {
  if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value)
    .filter(([, field]) => field !== undefined)
    .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return `{${fields.map(([name, field]) => `${JSON.stringify(name)}:${canonical(field)}`).join(',')}}`;
};

/** The hash of a line that follows another. */
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

/** The first line that is wrong. */
export interface JournalFault {
  readonly number: number;
  readonly why: 'missing' | 'changed';
}

/** Checks lines that follow `before`, in order. @returns the first that is wrong, or null. */
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
