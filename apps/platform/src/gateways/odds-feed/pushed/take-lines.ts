import type { Instant, Result } from '@kipenga/betting-core';
import { readFeedLine, type FeedLine } from '@kipenga/contracts/odds-feed';
import type { Database, Sql } from '../../../database/index.ts';
import { parseJson } from '../../../http/index.ts';
import { isStillBelieved } from '../../../sports/index.ts';
import type { RealClock } from '../../../ports/index.ts';
import { doEvent } from './do-event.ts';
import {
  asidesAmong,
  lockSource,
  nextSeq,
  noteSilence,
  noteTaken,
  type AsideTold,
} from './feed-sources.store.ts';
import { LineAside } from './line-aside.ts';
import { silenceSource } from './silence-sources.ts';
import { NotAllNew, offerNewFixtures } from './take-fixture.ts';
import { isMarketEvent, openDraft } from './take-markets.ts';

/** The most of one body: more would keep the feed waiting for its answer. */
const MOST_LINES = 1_000;
/** Lines that are one transaction: it locks what they are about, which bets and results wait for. */
const MOST_AT_ONCE = 100;

/** The outcome of a body: which event its source is asked for next, which lines were set aside, and why it was refused, if it was. */
export interface Taken {
  /** Null where no line says of which source it is. */
  readonly expected: number | null;
  readonly aside: readonly AsideTold[];
  readonly refusal: string | null;
}

interface Parts {
  readonly db: Database;
  readonly realClock: RealClock;
  /** Called after lines are committed, with the types they say they are of. */
  readonly onTaken?: (types: readonly (string | null)[]) => void;
}

interface Line {
  /** As an editor counts it, from 1. */
  readonly number: number;
  readonly text: string;
  readonly read: Result<FeedLine, string>;
}

const LINE_FEED = 10;

const readLine = (text: Buffer): Line['read'] => {
  const json = parseJson(text);
  return json.ok ? readFeedLine(json.value) : json;
};

const linesOf = (body: Buffer): readonly Line[] => {
  const lines: Line[] = [];
  for (let from = 0, number = 1; from < body.length; number += 1) {
    const end = body.indexOf(LINE_FEED, from);
    const bytes = body.subarray(from, end < 0 ? body.length : end);
    const text = bytes.toString();
    if (text.trim() !== '') lines.push({ number, text, read: readLine(bytes) });
    from = end < 0 ? body.length : end + 1;
  }
  return lines;
};

interface ReadableLine {
  readonly line: FeedLine;
  readonly text: string;
}

/** Lines of one kind in a row are one transaction: those about prices with what only has to be set aside, and fixtures. Others stand alone. */
const kindOf = ({ line: { event } }: ReadableLine): 'markets' | 'fixtures' | 'alone' => {
  if (!event.ok || isMarketEvent(event.value)) return 'markets';
  return event.value.type === 'fixture' ? 'fixtures' : 'alone';
};

/** Splits lines into transactions. */
const cut = (lines: readonly ReadableLine[]): readonly (readonly ReadableLine[])[] => {
  const parts: ReadableLine[][] = [];
  for (const line of lines) {
    const last = parts.at(-1);
    const [before] = last ?? [];
    const isJoined = before && kindOf(before) === kindOf(line) && kindOf(line) !== 'alone';
    if (last && isJoined && last.length < MOST_AT_ONCE) last.push(line);
    else parts.push([line]);
  }
  return parts;
};

type Work = (sql: Sql, lines: readonly ReadableLine[], now: Instant) => Promise<void>;

/** Does what lines ask for, as far as their turn has come, with their seqs in one transaction: each counts once. */
const inTurn = async (
  parts: Parts,
  source: string,
  lines: readonly ReadableLine[],
  work: Work,
): Promise<void> => {
  const { db, realClock } = parts;
  const wasSilent = await db.transaction(async (sql) => {
    const { nextSeq: expected, heardAt, isSilent } = await lockSource(sql, source, realClock.now());
    const due: ReadableLine[] = [];
    for (const one of lines) if (one.line.seq === expected + due.length) due.push(one);
    const last = due.at(-1);
    if (last === undefined) return false;
    const now = realClock.now();
    if (!isSilent && !isStillBelieved(heardAt, now)) return true;
    await work(sql, due, now);
    if (!isStillBelieved(heardAt, now, { isInPlay: true })) await noteSilence(sql, source, heardAt, now);
    await noteTaken(sql, source, last.line.seq, now);
    return false;
  });
  if (!wasSilent) return;
  // Whoever should have noticed the silence was busy. By itself, as it counts up the version of the lists: lines lock more matches.
  await silenceSource(db, source, realClock.now());
  await inTurn(parts, source, lines, work);
};

/** Applies lines about prices in order; a bad one is set aside, and stops no other. */
const doTogether =
  (source: string, known: LineAside | null = null): Work =>
  async (sql, lines, now) => {
    const draft = await openDraft(sql, { source, lines: lines.map(({ line }) => line), now });
    for (const { line, text } of lines) {
      try {
        if (known) throw known;
        if (!line.event.ok) throw new LineAside(line.event.reason);
        if (isMarketEvent(line.event.value)) draft.take(line.event.value, { allowed: null });
      } catch (error) {
        if (!(error instanceof LineAside)) throw error;
        draft.setAside({ line, text, why: error });
      }
    }
    await draft.write();
  };

const doFixtures: Work = (sql, lines) =>
  offerNewFixtures(
    sql,
    lines.flatMap(({ line: { event } }) => (event.ok && event.value.type === 'fixture' ? [event.value] : [])),
  );

/** Applies a line that needs its own transaction. */
const takeAlone = async (parts: Parts, source: string, one: ReadableLine): Promise<void> => {
  const { event } = one.line;
  try {
    await inTurn(parts, source, [one], async (sql, _, now) => {
      if (event.ok) await doEvent(sql, event.value, { now, allowed: null });
    });
  } catch (error) {
    if (!(error instanceof LineAside)) throw error;
    await inTurn(parts, source, [one], doTogether(source, error));
  }
};

/** Takes one part of a body. */
const takePart = async (parts: Parts, source: string, lines: readonly ReadableLine[]): Promise<void> => {
  const [first] = lines;
  if (first && kindOf(first) === 'markets') return inTurn(parts, source, lines, doTogether(source));
  if (lines.length > 1) {
    try {
      return await inTurn(parts, source, lines, doFixtures);
    } catch (error) {
      if (!(error instanceof NotAllNew || error instanceof LineAside)) throw error;
    }
  }
  for (const one of lines) await takeAlone(parts, source, one);
};

/** Why a body is not taken at all, or null. */
const faultOf = (lines: readonly Line[]): string | null => {
  if (lines.length === 0) return 'There is no event in the body: one document of JSON a line.';
  return lines.length > MOST_LINES ? `There are more than ${MOST_LINES} lines in the body.` : null;
};

/** Reads lines up to the first that does not say which it is, or is of another source; answers why, if there is one. */
const readableOf = (lines: readonly Line[], source: string | null) => {
  const readable: ReadableLine[] = [];
  for (const { number, text, read } of lines) {
    if (!read.ok) return { readable, refusal: `Line ${number}: ${read.reason.replace(/\.$/, '')}.` };
    if (read.value.source !== source)
      return {
        readable,
        refusal: `Line ${number}: source: the lines before are of ${source}, and a body has one source.`,
      };
    readable.push({ line: read.value, text });
  }
  return { readable, refusal: null };
};

/**
 * Applies the events of a body in order, up to the first without its source and seq. Earlier ones stay applied; a line that is
 * wrong in another way is set aside, and the rest goes on.
 */
export const takeLines = async (parts: Parts, body: Buffer): Promise<Taken> => {
  const lines = linesOf(body);
  const source = lines.flatMap(({ read }) => (read.ok ? [read.value.source] : []))[0] ?? null;
  const fault = faultOf(lines);
  const { readable, refusal } = fault === null ? readableOf(lines, source) : { readable: [], refusal: fault };
  if (source === null) return { expected: null, aside: [], refusal };
  for (const part of cut(readable)) {
    await takePart(parts, source, part);
    parts.onTaken?.(part.map(({ line }) => line.about.type));
  }
  const seqs = readable.map(({ line }) => line.seq);
  const aside = await asidesAmong(parts.db, source, seqs);
  return { expected: await nextSeq(parts.db, source), aside, refusal };
};
