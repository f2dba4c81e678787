import { CHECKS, type Check } from './checks.ts';
import type { StandInWallet } from './stand-in-wallet.ts';
import { missingIn, openVisit, type Visit } from './visit.ts';

/** Access to the provider under test. */
export interface Provider {
  readonly gameId: string;
  /** Opens the game with this token, plays one round for money, and returns; the outcome does not matter. */
  readonly play: (token: string, check: Check) => Promise<void>;
  /** Kills and restarts the game server; without it the checks that need it are skipped. */
  readonly restart?: () => Promise<void>;
  /** True if all checks may run at once. */
  readonly atOnce?: boolean;
}

/** Result of a check. */
export interface Verdict {
  readonly check: Check;
  readonly state: 'passed' | 'failed' | 'skipped';
  /** Faults, in sentences. */
  readonly why: readonly string[];
}

interface Parts {
  readonly wallet: StandInWallet;
  readonly provider: Provider;
  /** Longest time for a round and all its retries, in milliseconds. */
  readonly patienceMs: number;
  readonly checks?: readonly Check[];
}

/** Waits until nothing is missing in the visit, or patience ends. */
const settled = async (visit: Visit, patienceMs: number): Promise<void> => {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const end = setTimeout(() => resolve(undefined), patienceMs);
  const before = visit.onChange;
  visit.onChange = () => {
    before();
    if (missingIn(visit).length === 0) resolve(undefined);
  };
  visit.onChange();
  await promise;
  clearTimeout(end);
};

/** Kills the server once, when the credit was done and its answer lost. */
const killAtCredit = (visit: Visit, restart: () => Promise<void>): Promise<void> => {
  const { promise, resolve, reject } = Promise.withResolvers<undefined>();
  let isKilled = false;
  visit.onChange = () => {
    if (isKilled || visit.unanswered.size === 0) return;
    isKilled = true;
    restart().then(() => resolve(undefined), reject);
  };
  return promise;
};

const verdictOf = (check: Check, visit: Visit): Verdict => {
  const judged = check.judge?.(visit) ?? null;
  const why = [...visit.faults, ...missingIn(visit), ...(judged === null ? [] : [judged])];
  return { check, state: why.length === 0 ? 'passed' : 'failed', why };
};

/** Runs one check; answers how to judge it, since a late call may still come. */
const runCheck = async ({ wallet, provider, patienceMs }: Parts, check: Check): Promise<() => Verdict> => {
  const { gameId, play, restart } = provider;
  if (check.kills && !restart) return () => ({ check, state: 'skipped', why: [] });
  const visit = openVisit(`${check.id}-${crypto.randomUUID().slice(0, 8)}`, gameId, check.fate);
  wallet.admit(visit);
  const killed = check.kills && restart ? killAtCredit(visit, restart) : Promise.resolve();
  await play(visit.token, check);
  await settled(visit, patienceMs);
  if (visit.waiting.length === 0) await killed;
  return () => verdictOf(check, visit);
};

const NO_STRAYS: Check = {
  id: 'signed',
  says: 'Every call is signed, reads as the contract says, and is of a session',
  fate: {},
};

const straysOf = ({ strays }: StandInWallet): Verdict => ({
  check: NO_STRAYS,
  state: strays.size === 0 ? 'passed' : 'failed',
  why: [...strays],
});

/** Plays every check with a provider. All are judged at the end: what comes later than it should counts too. */
export const runChecks = async (parts: Parts): Promise<readonly Verdict[]> => {
  const all = parts.checks ?? CHECKS;
  const quiet = all.filter(({ kills }) => !kills);
  const judges: (() => Verdict)[] = [];
  if (parts.provider.atOnce)
    judges.push(...(await Promise.all(quiet.map((check) => runCheck(parts, check)))));
  else for (const check of quiet) judges.push(await runCheck(parts, check));
  for (const check of all.filter(({ kills }) => kills)) judges.push(await runCheck(parts, check));
  return [...judges.map((judge) => judge()), straysOf(parts.wallet)];
};
