import { ok, type Instant, type Result } from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import type { Sql } from '../database/index.ts';
import { fixtureNamed, type NamedMatch, type Operation } from '../gateways/index.ts';
import { strangerAmong } from './log-in.ts';
import type { AskedAct, MatchAct } from './run-act.ts';

/** An act of the desk as written on a command line. */
export type WrittenAct = {
  readonly [N in MatchAct]: Pick<AskedAct<N>, 'act' | 'args'> & { readonly why?: string };
}[MatchAct];

const noFixture = ({ source, match }: NamedMatch): Result<WrittenAct, string> => ({
  ok: false,
  reason: `${source} has sent no fixture of ${match}`,
});

type Said =
  | { readonly act: 'open' }
  | { readonly act: 'close'; readonly why: string | null; readonly until: Instant | null };

const closingOf = (part: ActArgs['resume'], saying: Said): WrittenAct =>
  saying.act === 'open'
    ? { act: 'resume', args: part }
    : { act: 'suspend', args: { ...part, until: saying.until }, why: saying.why ?? 'closed' };

/** Translates a command line into an act of the desk. Refuses, in words, an operator name that is not known, and a match that its source never named. */
export const actOfOperation = async (
  sql: Sql,
  operation: Exclude<Operation, { kind: 'list' }>,
): Promise<Result<WrittenAct, string>> => {
  if ((await strangerAmong(sql, [operation.operator])) !== null)
    return { ok: false, reason: `Nobody called ${operation.operator} works at the desk` };
  if (operation.kind === 'answer')
    return ok({ act: 'answer-line', args: { lineId: String(operation.asideId), answer: operation.answer } });
  if (operation.kind === 'again') return ok({ act: 'try-again', args: { reference: operation.reference } });
  if (operation.kind === 'say-of-all') {
    const { competition } = operation.of;
    const part =
      competition === null ? { scope: 'all' as const } : { scope: 'competition' as const, competition };
    return ok(closingOf(part, operation.saying));
  }
  const { named, saying } = operation;
  const match = await fixtureNamed(sql, named);
  if (match === null) return noFixture(named);
  const one = { matchId: String(match.matchNumber) };
  switch (saying.act) {
    case 'close':
    case 'open': {
      const { market } = saying;
      const part =
        market === null ? { scope: 'match' as const, ...one } : { scope: 'market' as const, ...one, market };
      return ok(closingOf(part, saying));
    }
    case 'result':
      return ok({ act: 'result', args: { ...one, ...saying.score } });
    case 'postpone':
      return ok({ act: 'postpone', args: { ...one, startsAt: saying.startsAt } });
    case 'void':
    case 'give-back':
      return ok({ act: saying.act, args: one });
    case 'reopen':
      return ok({ act: 'take-result-back', args: one });
  }
};
