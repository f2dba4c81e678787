import {
  jackpotVerdict,
  type Cents,
  type FeedMatchId,
  type Instant,
  type JackpotId,
  type JackpotMatch,
} from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import type { MatchEnding, StartTold } from '../../sports/index.ts';
import { resultOf } from '../read-jackpots.ts';
import { ticketsBehind } from '../seal/seal.store.ts';
import { lineCounter } from './count-lines.ts';
import { sharesOf } from './decide-jackpot.ts';
import { jackpotAsItIs, matchesNow, pickOf } from './jackpots.store.ts';
import { isPickVoid } from './judge-picks.ts';
import { printResults } from './result-signs.ts';
import type { VerdictKept } from './verdicts.store.ts';

/** Supposed end of a match, null to leave it as it is, and its announced starts. */
export interface SupposedEnd {
  readonly feedMatchId: FeedMatchId;
  readonly ending: MatchEnding | null;
  readonly told: readonly StartTold[];
}

/** The outcome of a jackpot if one of its matches ended so. */
export interface SupposedJackpot {
  readonly jackpotId: JackpotId;
  readonly name: string;
  readonly fund: Cents;
  readonly verdict: Pick<VerdictKept, 'verdict' | 'results' | 'tierLines' | 'perLine' | 'rollover'>;
  readonly matches: readonly JackpotMatch[];
  /** True if it takes tickets now and would no longer: a match would have begun, have a result or be void (D88). */
  readonly endsSale: boolean;
  /** Number of matches without a result then. */
  readonly awaited: number;
}

const resultBy = (ending: MatchEnding): JackpotMatch['result'] => {
  if (typeof ending === 'string') return ending === 'void' ? 'void' : null;
  return resultOf({ status: 'finished', homeGoals: ending.home, awayGoals: ending.away });
};

const PAGE = 1_024;

/** Counts the lines of all tickets, by complete results. */
const linesIn = async (sql: Sql, jackpotId: JackpotId, matches: readonly JackpotMatch[]) => {
  const count = lineCounter(matches);
  const lines: number[] = [0, 0, 0];
  for (let last: string | undefined = ''; last !== undefined;) {
    const page = await ticketsBehind(sql, jackpotId, last, PAGE);
    for (const { betString } of page)
      for (const [at, reached] of count(betString).entries()) lines[at] = (lines[at] ?? 0) + reached;
    last = page.length < PAGE ? undefined : page.at(-1)?.reference;
  }
  return lines;
};

/**
 * Computes the outcome of a jackpot if one of its matches ended so, by the usual rules (D80, D81, D95) and with the tickets
 * placed so far. Writes and locks nothing. Null if there is no such jackpot.
 */
export const supposeJackpot = async (
  sql: Sql,
  jackpotId: JackpotId,
  { feedMatchId, ending, told }: SupposedEnd,
  now: Instant,
): Promise<SupposedJackpot | null> => {
  const jackpot = await jackpotAsItIs(sql, jackpotId);
  const pick = await pickOf(sql, jackpotId, feedMatchId);
  if (jackpot === null || pick === null) return null;
  const resultOfMatch = ({ result }: JackpotMatch): JackpotMatch['result'] => {
    if (isPickVoid(pick, told, now)) return 'void';
    return ending === null ? result : resultBy(ending);
  };
  const matches = (await matchesNow(sql, jackpotId)).map((match) =>
    match.feedMatchId === feedMatchId ? { ...match, result: resultOfMatch(match) } : match,
  );
  const verdict = jackpot.isCalledOff ? 'cancelled' : jackpotVerdict(matches);
  const lines = verdict === 'settled' ? await linesIn(sql, jackpotId, matches) : [];
  const results = printResults(matches.map((match) => match.result));
  const { name, fund, takesTickets } = jackpot;
  const start = told.at(-1)?.startsAt ?? null;
  const isOver = matches.some((match) => match.feedMatchId === feedMatchId && match.result !== null);
  return {
    jackpotId,
    name,
    fund,
    verdict: { verdict, results, ...sharesOf(jackpot, { verdict, lines }, matches.length) },
    matches,
    endsSale: takesTickets && (isOver || (start !== null && start <= now)),
    awaited: matches.filter((match) => match.result === null).length,
  };
};
