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
import type { Sql } from '../../database/index.ts';
import { refuseOtherTickets, sealTickets } from '../seal/index.ts';
import { lineCounter } from './count-lines.ts';
import { lockSealed, markState, matchesNow, type SealedJackpot } from './jackpots.store.ts';
import { printResults } from './result-signs.ts';
import { rollOver } from './roll-over.ts';
import { keepVerdict, newestVerdict, type VerdictKept } from './verdicts.store.ts';

const STATES = { running: 'closed', settled: 'settled', cancelled: 'cancelled' } as const;

/** Whether results make anything of a jackpot that its last verdict did not. */
const isNews = (last: VerdictKept | null, verdict: JackpotVerdict, results: string): boolean => {
  if (last === null) return verdict !== 'running';
  return verdict !== last.verdict || (verdict === 'settled' && results !== last.results);
};

/**
 * Writes what the results, as they are now, make of a sealed jackpot, where that is news, and moves what rolls over (D80, D81, D89). Its
 * tickets are brought to it afterwards. Answers whether there was news.
 * @throws TicketsNotSealed when the tickets are not those that were sealed: nothing is paid on them.
 */
export const decideJackpot = async (sql: Sql, jackpotId: JackpotId, at: Instant): Promise<boolean> => {
  const jackpot = await lockSealed(sql, jackpotId);
  if (!jackpot) return false;
  const matches = await matchesNow(sql, jackpotId);
  const last = await newestVerdict(sql, jackpotId);
  const verdict = jackpotVerdict(matches);
  const results = printResults(matches.map(({ result }) => result));
  if (!isNews(last, verdict, results)) return false;
  const version = (last?.version ?? 0) + 1;
  const shares = await sharesOf(sql, jackpot, verdict, matches);
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

const sharesOf = async (
  sql: Sql,
  jackpot: SealedJackpot,
  verdict: JackpotVerdict,
  matches: readonly JackpotMatch[],
): Promise<Shares> => {
  if (verdict === 'running') return NONE;
  if (verdict === 'settled')
    return shareAmong(await sealedLines(sql, jackpot, matches), jackpot, matches.length);
  await sealedLines(sql, jackpot, null);
  return { ...NONE, rollover: cents(jackpot.guarantee + jackpot.rolledIn) };
};

const shareAmong = (lines: readonly number[], { fund }: SealedJackpot, matchCount: number): Shares => {
  const { tiers, rollover } = shareFund(fund, matchCount, lines);
  return { tierLines: lines, perLine: tiers.map(({ perLine }) => perLine ?? cents(0)), rollover };
};

/** How many lines of all tickets reached each tier, where the tickets are those under the seal (D82). */
const sealedLines = async (
  sql: Sql,
  { jackpotId, root }: SealedJackpot,
  matches: readonly JackpotMatch[] | null,
): Promise<readonly number[]> => {
  const count = matches && lineCounter(matches);
  const total: number[] = [0, 0, 0];
  const tickets = await sealTickets(sql, jackpotId, ({ betString }) => {
    for (const [at, lines] of (count?.(betString) ?? []).entries()) total[at] = (total[at] ?? 0) + lines;
  });
  refuseOtherTickets(jackpotId, tickets, root);
  return total;
};
