import {
  cents,
  jackpotVerdict,
  shareFund,
  type Cents,
  type Instant,
  type JackpotId,
  type JackpotMatch,
  type JackpotVerdict,
} from '@kipenga/betting-core';
import type { Database, Sql } from '../../database/index.ts';
import { hashTickets, refuseOtherTickets } from '../seal/index.ts';
import { lineCounter } from './count-lines.ts';
import { lockSealed, markState, matchesNow, sealedJackpot, type SealedJackpot } from './jackpots.store.ts';
import { printResults } from './result-signs.ts';
import { rollOver } from './roll-over.ts';
import { keepVerdict, newestVerdict, type VerdictKept } from './verdicts.store.ts';

const STATES = { running: 'closed', settled: 'settled', cancelled: 'cancelled' } as const;

/** True if the results give a jackpot another outcome than its last verdict. */
const isNews = (last: VerdictKept | null, verdict: JackpotVerdict, results: string): boolean => {
  if (last === null) return verdict !== 'running';
  return verdict !== last.verdict || (verdict === 'settled' && results !== last.results);
};

/** A possible outcome of a jackpot by its results. */
interface Draw {
  readonly jackpot: SealedJackpot;
  readonly matches: readonly JackpotMatch[];
  readonly last: VerdictKept | null;
  readonly verdict: JackpotVerdict;
  readonly results: string;
  readonly isNews: boolean;
}

const drawOf = async (sql: Sql, jackpot: SealedJackpot): Promise<Draw> => {
  const matches = await matchesNow(sql, jackpot.jackpotId);
  const last = await newestVerdict(sql, jackpot.jackpotId);
  const verdict = jackpot.isCalledOff ? 'cancelled' : jackpotVerdict(matches);
  const results = printResults(matches.map(({ result }) => result));
  return { jackpot, matches, last, verdict, results, isNews: isNews(last, verdict, results) };
};

/** Number of lines on sealed tickets that reached each tier by these results; none if the results settle nothing. */
export interface CountedLines extends Pick<Draw, 'verdict' | 'results'> {
  readonly lines: readonly number[];
}

/**
 * Counts the lines of a sealed jackpot by the current results, one slice per step. Returns null if they change nothing. Sealed
 * tickets do not change, so it holds no lock.
 * @throws TicketsNotSealed if the tickets are not those that were sealed (D82): nothing is paid on them.
 */
export async function* countLines(
  db: Database,
  jackpotId: JackpotId,
): AsyncGenerator<void, CountedLines | null> {
  const jackpot = await sealedJackpot(db, jackpotId);
  const draw = jackpot && (await drawOf(db, jackpot));
  if (!draw?.isNews) return null;
  const { verdict, results, matches } = draw;
  if (verdict === 'running') return { verdict, results, lines: [] };
  const count = verdict === 'settled' ? lineCounter(matches) : null;
  const lines: number[] = [0, 0, 0];
  const tickets = yield* hashTickets(db, jackpotId, ({ betString }) => {
    for (const [at, reached] of (count?.(betString) ?? []).entries()) lines[at] = (lines[at] ?? 0) + reached;
  });
  refuseOtherTickets(jackpotId, tickets, draw.jackpot.root);
  return { verdict, results, lines };
}

/**
 * Stores the verdict on a sealed jackpot by the current results, if it is new, and moves the rollover (D80, D81, D89). Its
 * tickets are settled afterwards.
 * @param counted by `countLines`.
 * @returns whether there was a new verdict, or that lines must be counted again because results changed meanwhile.
 */
export const decideJackpot = async (
  sql: Sql,
  jackpotId: JackpotId,
  counted: CountedLines | null,
  at: Instant,
): Promise<boolean | 'count-again'> => {
  const jackpot = await lockSealed(sql, jackpotId);
  if (!jackpot) return false;
  const { matches, last, verdict, results, isNews: isDue } = await drawOf(sql, jackpot);
  if (!isDue) return false;
  if (verdict !== counted?.verdict || results !== counted.results) return 'count-again';
  const version = (last?.version ?? 0) + 1;
  const shares = sharesOf(jackpot, counted, matches.length);
  const rolled = await rollOver(sql, { jackpot, version, rollover: shares.rollover, at }, last);
  await keepVerdict(sql, jackpotId, { version, verdict, results, ...shares, ...rolled }, at);
  await markState(sql, jackpotId, STATES[verdict]);
  return true;
};

interface Shares {
  readonly tierLines: readonly number[];
  readonly perLine: readonly Cents[];
  readonly rollover: Cents;
}

const NONE: Shares = { tierLines: [], perLine: [], rollover: cents(0) };

/** Shares of each tier's lines in the fund under a verdict, and the rollover (D80, D89). */
export const sharesOf = (
  { guarantee, rolledIn, fund }: Pick<SealedJackpot, 'guarantee' | 'rolledIn' | 'fund'>,
  { verdict, lines }: Pick<CountedLines, 'verdict' | 'lines'>,
  matchCount: number,
): Shares => {
  if (verdict === 'running') return NONE;
  if (verdict === 'cancelled') return { ...NONE, rollover: cents(guarantee + rolledIn) };
  const { tiers, rollover } = shareFund(fund, matchCount, lines);
  return { tierLines: lines, perLine: tiers.map(({ perLine }) => perLine ?? cents(0)), rollover };
};
