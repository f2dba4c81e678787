import type { Instant, Result } from '@kipenga/betting-core';
import { readFeedLine, type FeedLine } from '@kipenga/contracts/odds-feed';
import type { Database, Sql } from '../../../database/index.ts';
import { parseJson } from '../../../http/index.ts';
import {
  closeMarket,
  isStillBelieved,
  knownFixture,
  silencePrices,
  suspendMarket,
  type MarketOfMatch,
} from '../../../sports/index.ts';
import type { RealClock } from '../../../ports/index.ts';
import { doEvent } from './do-event.ts';
import {
  asidesAmong,
  feedOf,
  keepAside,
  lockSource,
  nextSeq,
  noteTaken,
  type AsideTold,
} from './feed-sources.store.ts';
import { LineAside } from './line-aside.ts';
import { marketIn } from './take-prices.ts';

/** A transaction each: more would keep the feed waiting for its answer. */
const MOST_LINES = 1_000;

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
  /** Called after each line is committed, with the type it says it is of. */
  readonly onTaken?: (type: string | null) => void;
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

type Work = (sql: Sql, now: Instant) => Promise<void>;

/** Does what a line asks for if its turn has come, with its seq in one transaction: it counts once. */
const inTurn = ({ db, realClock }: Parts, { source, seq }: FeedLine, work: Work): Promise<void> =>
  db.transaction(async (sql) => {
    const { nextSeq: expected, heardAt, isSilent } = await lockSource(sql, source, realClock.now());
    if (seq !== expected) return;
    const now = realClock.now();
    // Whoever should have noticed the silence may have been busy.
    if (!isSilent && !isStillBelieved(heardAt, now)) await silencePrices(sql, feedOf(source));
    await work(sql, now);
    await noteTaken(sql, source, seq, now);
  });

/** Finds the part of this house that a line is about, and so closes: a market of prices, or else the match. */
const aboutOf = async (
  sql: Sql,
  { source, about }: FeedLine,
): Promise<(MarketOfMatch & { isOnSale: boolean }) | null> => {
  const match = about.match && (await knownFixture(sql, { feed: feedOf(source), externalId: about.match }));
  if (!match) return null;
  const isOfMarket = about.type === 'prices' && about.market !== null;
  const market = isOfMarket ? marketIn(match, about.market ?? '') : null;
  const { matchNumber } = match;
  return { matchNumber, marketTypeId: market?.typeId ?? null, isOnSale: !isOfMarket || market !== null };
};

/** Keeps a line with the reason why it is not done, and closes what it is about, so that nothing is sold on what may be wrong. */
const setAside = async (
  sql: Sql,
  { line, text, now, why }: { line: FeedLine; text: string; now: Instant; why: LineAside },
): Promise<void> => {
  const { source, seq, about } = line;
  const of = await aboutOf(sql, line);
  const matchNumber = of?.matchNumber ?? why.alsoCloses;
  const named = { matchNumber, marketTypeId: of?.marketTypeId ?? null };
  const id = await keepAside(sql, {
    source,
    seq,
    line: text,
    type: about.type,
    ...named,
    reason: why.message,
    at: now,
  });
  if (why.openedBy === 'nobody') return;
  const cause = `line ${id}` as const;
  if (of?.isOnSale) {
    const { matchNumber: match, marketTypeId } = of;
    // Prices that name no market cannot be told from good ones of it.
    const isMended = why.openedBy === 'good-line' && (about.type !== 'prices' || marketTypeId !== null);
    if (marketTypeId !== null) await suspendMarket(sql, of, seq);
    await closeMarket(sql, {
      matchNumber: match,
      marketTypeId,
      cause,
      mendedBy: isMended ? about.type : null,
    });
  }
  if (why.alsoCloses !== null)
    await closeMarket(sql, { matchNumber: why.alsoCloses, marketTypeId: null, cause, mendedBy: null });
};

/** Takes one line of a source: does it, or sets it aside. */
const takeLine = async (parts: Parts, line: FeedLine, text: string): Promise<void> => {
  try {
    await inTurn(parts, line, async (sql, now) => {
      if (!line.event.ok) throw new LineAside(line.event.reason);
      await doEvent(sql, line.event.value, { now, allowed: null });
    });
  } catch (error) {
    if (!(error instanceof LineAside)) throw error;
    await inTurn(parts, line, (sql, now) => setAside(sql, { line, text, now, why: error }));
  }
};

/** Why a body is not taken at all, or null. */
const faultOf = (lines: readonly Line[]): string | null => {
  if (lines.length === 0) return 'There is no event in the body: one document of JSON a line.';
  return lines.length > MOST_LINES ? `There are more than ${MOST_LINES} lines in the body.` : null;
};

/**
 * Takes the events of a body in their order, up to the first without its source and seq. What was taken before that stays taken; a line
 * that is wrong in another way is set aside, and the rest goes on.
 */
export const takeLines = async (parts: Parts, body: Buffer): Promise<Taken> => {
  const lines = linesOf(body);
  const source = lines.flatMap(({ read }) => (read.ok ? [read.value.source] : []))[0] ?? null;
  let refusal = faultOf(lines);
  const seqs: number[] = [];
  for (const { number, text, read } of refusal === null ? lines : []) {
    if (!read.ok) refusal = `Line ${number}: ${read.reason.replace(/\.$/, '')}.`;
    else if (read.value.source !== source)
      refusal = `Line ${number}: source: the lines before are of ${source}, and a body has one source.`;
    if (!read.ok || refusal !== null) break;
    await takeLine(parts, read.value, text);
    parts.onTaken?.(read.value.about.type);
    seqs.push(read.value.seq);
  }
  if (source === null) return { expected: null, aside: [], refusal };
  const aside = await asidesAmong(parts.db, source, seqs);
  return { expected: await nextSeq(parts.db, source), aside, refusal };
};
