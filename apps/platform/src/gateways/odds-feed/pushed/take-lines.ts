import type { Result } from '@kipenga/betting-core';
import { readFeedEvent, type FeedEvent } from '@kipenga/contracts/odds-feed';
import type { Database } from '../../../database/index.ts';
import { badRequest, parseJson } from '../../../http/index.ts';
import type { RealClock } from '../../../ports/index.ts';
import { doEvent } from './do-event.ts';
import { lockNextSeq, nextSeq, noteTaken } from './feed-sources.store.ts';
import { LineRefusal } from './line-refusal.ts';

/** A transaction each: more would keep the feed waiting for its answer. */
const MOST_LINES = 1_000;

/** What became of a body: which event its source is asked for next, and why a line was refused, if one was. */
export interface Taken {
  readonly expected: number;
  readonly refusal: string | null;
}

interface Line {
  /** As an editor counts it, from 1. */
  readonly number: number;
  readonly text: Buffer;
}

const LINE_FEED = 10;

const linesOf = (body: Buffer): readonly Line[] => {
  const lines: Line[] = [];
  for (let from = 0, number = 1; from < body.length; number += 1) {
    const end = body.indexOf(LINE_FEED, from);
    const text = body.subarray(from, end < 0 ? body.length : end);
    if (text.toString().trim() !== '') lines.push({ number, text });
    from = end < 0 ? body.length : end + 1;
  }
  if (lines.length === 0) throw badRequest('There is no event in the body: one document of JSON a line.');
  if (lines.length > MOST_LINES) throw badRequest(`There are more than ${MOST_LINES} lines in the body.`);
  return lines;
};

const eventIn = ({ text }: Line): Result<FeedEvent, string> => {
  const json = parseJson(text);
  return json.ok ? readFeedEvent(json.value) : json;
};

interface Parts {
  readonly db: Database;
  readonly realClock: RealClock;
}

/** Takes an event if its turn has come, with its seq in one transaction: it counts once. Answers which is next. */
const takeEvent = ({ db, realClock }: Parts, event: FeedEvent): Promise<number> =>
  db.transaction(async (sql) => {
    const now = realClock.now();
    const expected = await lockNextSeq(sql, event.source, now);
    if (event.seq !== expected) return expected;
    await doEvent(sql, event, now);
    await noteTaken(sql, event.source, event.seq, now);
    return expected + 1;
  });

const ofSource = (event: FeedEvent, source: string): FeedEvent => {
  if (event.source === source) return event;
  throw new LineRefusal(`source: the lines before are of ${source}, and a body has one source`);
};

/** Takes one line of a source. @throws LineRefusal */
const takeLine = (parts: Parts, line: Line, source: string): Promise<number> => {
  const event = eventIn(line);
  if (!event.ok) throw new LineRefusal(event.reason);
  return takeEvent(parts, ofSource(event.value, source));
};

/**
 * Takes the events of a body in their order, up to the first that is refused or out of its turn. What was taken before that stays taken.
 * @throws HttpRefusal where not even the source is known.
 */
export const takeLines = async (parts: Parts, body: Buffer): Promise<Taken> => {
  const lines = linesOf(body);
  const [first] = lines;
  const event = first && eventIn(first);
  if (!event?.ok) throw badRequest(`Line ${first?.number}: ${event?.reason}.`);
  const { source } = event.value;
  for (const line of lines) {
    try {
      await takeLine(parts, line, source);
    } catch (error) {
      if (!(error instanceof LineRefusal)) throw error;
      return { expected: await nextSeq(parts.db, source), refusal: `Line ${line.number}: ${error.message}.` };
    }
  }
  return { expected: await nextSeq(parts.db, source), refusal: null };
};
