import { createHash } from 'node:crypto';
import { cents } from '@kipenga/betting-core';
import { decodeWire, encodeWire } from '@kipenga/contracts';
import {
  actAnswer,
  actArgs,
  actPreview,
  type ActAnswer,
  type ActArgs,
  type ActPreview,
} from '@kipenga/contracts/desk';
import { ACTS, momentWords, needsSecond, type ActName, type ActRule } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import { NOTHING_MOVED } from '../payouts/index.ts';
import { actsOnMatches, type OnMatches } from './acts/acts-on-matches.ts';
import { doing } from './acts/index.ts';
import { keepAnswer, keptAnswerOf } from './answers.store.ts';
import { decide, DECIDED, insertApproval, waitingSame } from './approvals.store.ts';
import {
  ActRefused,
  joined,
  type Actor,
  type Desk,
  type Doing,
  type Effect,
  type MatchDesk,
} from './desk.ts';
import { appendLine } from './journal.ts';
import { withNames } from './names.store.ts';

/** An act that is asked for. */
export interface AskedAct<N extends ActName = ActName> {
  readonly act: N;
  readonly args: ActArgs[N];
  readonly why: string;
  readonly dryRun: boolean;
  readonly version: string | null;
  readonly by: Actor;
  /** Idempotency key; null if the act itself can happen only once. */
  readonly key: string | null;
  /** The second person and the approval that waits for them. */
  readonly second?: { readonly name: string; readonly why: string; readonly approvalId: string | null };
}

const hashOf = (value: unknown): string =>
  createHash('sha256').update(JSON.stringify(value)).digest('base64url');

/** Rolls the transaction back and answers with this instead. */
class Instead extends Error {
  override readonly name = 'Instead';
  readonly answer: ActAnswer;
  constructor(answer: ActAnswer) {
    super(answer.state);
    this.answer = answer;
  }
}

const BLANK = { description: '', preview: null, version: null, line: null, approvalId: null } as const;

const refusedAct = (description: string): ActAnswer => ({ ...BLANK, state: 'refused', description });

const argsOnTheWire = <N extends ActName>({ act, args }: Pick<AskedAct<N>, 'act' | 'args'>) =>
  encodeWire(actArgs[act] as never, args as never) as Readonly<Record<string, unknown>>;

/** The outcome stored in the journal: words, and figures in cents. Winners of jackpots are left out, as the journal is permanent. */
const outcomeOf = ({ says, moves, needsSecond: _isTwo, jackpots: _winners, ...figures }: ActPreview) => ({
  says,
  moves,
  ...figures,
});

const doOne = async <N extends ActName, D extends MatchDesk>(
  sql: Sql,
  desk: D,
  how: Doing<ActArgs[N], D>,
  asked: AskedAct<N>,
  looked: Omit<Effect, 'says'> | undefined,
): Promise<ActAnswer> => {
  const { act, args, why, by, second } = asked;
  const rule: ActRule = ACTS[act];
  if (second?.approvalId) {
    const decided = {
      state: 'approved',
      second: second.name,
      why: second.why,
      at: desk.realClock.now(),
    } as const;
    if (!(await decide(sql, second.approvalId, decided))) throw new ActRefused(DECIDED);
  }
  const within = { ...desk, db: joined(sql) };
  const done = await how.act(sql, within, { args, why, by, second: second?.name ?? null, looked });
  const effect: Effect = { moved: NOTHING_MOVED, moves: cents(0), facts: '', ...looked, ...done };
  const preview: ActPreview = {
    says: effect.says,
    ...effect.moved,
    moves: effect.moves,
    ...(effect.jackpots && { jackpots: effect.jackpots }),
    needsSecond: needsSecond(act, effect.moves),
  };
  const version = hashOf([act, argsOnTheWire(asked), effect.grows ? null : preview, effect.facts]);
  const shown = { ...BLANK, preview, version };
  if (asked.dryRun) throw new Instead({ ...shown, state: 'preview' });
  // The approver has always seen a preview; a command has none.
  const isSeenFirst = second ? true : rule.needsPreview && by.role !== 'command';
  if (isSeenFirst && asked.version !== version)
    throw new Instead({
      ...shown,
      state: 'stale',
      description: 'Things have changed since this was shown. Look again.',
    });
  if (preview.needsSecond && !second) throw new Instead({ ...shown, state: 'waits' });
  const line = await appendLine(sql, {
    at: desk.realClock.now(),
    operator: by.name,
    role: by.role,
    second: second?.name ?? null,
    act,
    args: argsOnTheWire(asked),
    why,
    outcome: outcomeOf(preview),
  });
  return { ...shown, state: 'done', description: done.told ?? '', line };
};

/** Writes down that an act waits for a second person. @throws ActRefused if the same act waits already. */
const wait = async (
  sql: Sql,
  { realClock }: MatchDesk,
  asked: AskedAct,
  answer: ActAnswer,
): Promise<ActAnswer> => {
  const { preview } = answer;
  if (preview === null) return answer;
  const { act, why, by } = asked;
  const args = argsOnTheWire(asked);
  const same = await waitingSame(sql, { act, args });
  if (same !== null)
    throw new ActRefused(
      `The same waits for a second person already, under Approvals: ${same.by} prepared it, ${momentWords(same.at)}`,
    );
  const approvalId = await insertApproval(sql, {
    act,
    args,
    why,
    by,
    at: realClock.now(),
    preview: encodeWire(actPreview, preview),
  });
  return { ...answer, approvalId, description: 'A second person has to approve it.' };
};

/** Runs an act once per key and stores its answer; a repeat gets that answer. */
const once = async (
  sql: Sql,
  asked: AskedAct,
  work: () => Promise<ActAnswer>,
): Promise<{ readonly answer: ActAnswer; readonly isRepeat: boolean }> => {
  const { key, by, act, why, dryRun } = asked;
  if (key === null || dryRun) return { answer: await work(), isRepeat: false };
  const bodyHash = hashOf([act, argsOnTheWire(asked), why]);
  const kept = await keptAnswerOf(sql, by.name, key);
  if (kept && kept.bodyHash !== bodyHash)
    throw new ActRefused('This key was used for another act. Ask with a new one.');
  if (kept) {
    const read = decodeWire(actAnswer, kept.answer);
    if (!read.ok) throw new Error(read.reason);
    return { answer: read.value, isRepeat: true };
  }
  const answer = await work();
  await keepAnswer(sql, by.name, key, { bodyHash, answer: encodeWire(actAnswer, answer) });
  return { answer, isRepeat: false };
};

const writeThatItWaits = async (desk: MatchDesk, asked: AskedAct, answer: ActAnswer): Promise<ActAnswer> => {
  try {
    const waits = await desk.db.transaction((sql) => once(sql, asked, () => wait(sql, desk, asked, answer)));
    return waits.answer;
  } catch (error) {
    if (error instanceof ActRefused) return refusedAct(error.message);
    throw error;
  }
};

/**
 * Runs an act, or previews it. One transaction counts its effect, compares that with the preview, applies the rule of the second person and writes the journal
 * line, or nothing is kept.
 */
const runOne = async <N extends ActName, D extends MatchDesk>(
  desk: D,
  how: Doing<ActArgs[N], D>,
  asked: AskedAct<N>,
): Promise<ActAnswer> => {
  const any = asked as unknown as AskedAct;
  const isOfDesk = asked.by.role !== 'command';
  if (isOfDesk && ACTS[asked.act].needsWhy && !asked.dryRun && asked.why.trim() === '')
    return refusedAct('Say why. It is written into the journal.');
  try {
    const looked = await how.look?.(desk, asked.args);
    const { answer, isRepeat } = await desk.db.transaction((sql) =>
      once(sql, any, () => doOne(sql, desk, how, asked, looked)),
    );
    if (answer.state === 'done' && !isRepeat) desk.changed();
    return answer;
  } catch (error) {
    if (error instanceof ActRefused) return refusedAct(error.message);
    if (!(error instanceof Instead)) throw error;
    return error.answer.state === 'waits' ? writeThatItWaits(desk, any, error.answer) : error.answer;
  }
};

/** Runs an act, or previews it, and adds the names of its match and customer: stored answers have none. */
const run = async <N extends ActName, D extends MatchDesk>(
  desk: D,
  how: Doing<ActArgs[N], D>,
  asked: AskedAct<N>,
): Promise<ActAnswer> => {
  // Names are read before the act: a failure after it would lose its answer.
  const [{ args: _told, ...names } = {}] = await withNames(desk.db, [{ args: argsOnTheWire(asked) }]);
  const answer = await runOne(desk, how, asked);
  return { ...answer, ...names, line: answer.line && { ...answer.line, ...names } };
};

/** The acts on matches. */
export type MatchAct = keyof OnMatches;

/** Does an act of the desk; see {@link run}. */
export const runAct = <N extends ActName>(desk: Desk, asked: AskedAct<N>): Promise<ActAnswer> =>
  run(desk, doing[asked.act] as unknown as Doing<ActArgs[N]>, asked);

/** Runs an act on matches with the database alone. */
export const runMatchAct = <N extends MatchAct>(desk: MatchDesk, asked: AskedAct<N>): Promise<ActAnswer> =>
  run(desk, actsOnMatches[asked.act] as unknown as Doing<ActArgs[N], MatchDesk>, asked);
