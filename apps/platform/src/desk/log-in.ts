import { instantFromMs, type Instant } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import type { Role } from '@kipenga/desk-rules';
import type { Sql } from '../database/index.ts';
import { hashPassword, isPassword, newToken, tokenHashOf } from '../customers/index.ts';
import type { Services } from '../services/index.ts';
import {
  deleteTry,
  insertOperator,
  insertSession,
  insertTry,
  isKnownNetwork,
  liveOperator,
  lockName,
  operatorNamed,
  triesSince,
  takeStep,
  type OperatorAtWork,
} from './operators.store.ts';
import { base32, stepOfCode } from './totp.ts';

/** A session of the desk lasts a shift. */
export const SHIFT_SECONDS = 12 * 3_600;
export const SHORTEST_PASSWORD = 12;

const WRONG_TRIES = 10;
const WRONG_WITHIN_SECONDS = 900;
const SECRET_BYTES = 20;

type Needed = Pick<Services, 'db' | 'realClock' | 'random' | 'totpSeal'>;

const secondsFrom = ({ realClock }: Pick<Needed, 'realClock'>, seconds: number): Instant =>
  instantFromMs(realClock.nowMs() + seconds * 1_000);

/**
 * Counts a try as wrong before it is checked, one at a time. Tries from unknown places share one counter per operator; each known place has its own. So strangers
 * cannot lock out an operator who logs in from a known place. Null after too many tries.
 */
const takeTry = (
  { db, realClock }: Pick<Needed, 'db' | 'realClock'>,
  name: string,
  network: string,
): Promise<string | null> =>
  db.transaction(async (sql) => {
    await lockName(sql, name);
    const counted = { name, network: (await isKnownNetwork(sql, name, network)) ? network : '' };
    const since = secondsFrom({ realClock }, -WRONG_WITHIN_SECONDS);
    if ((await triesSince(sql, counted, since, WRONG_TRIES)) >= WRONG_TRIES) return null;
    return insertTry(sql, counted, realClock.now());
  });

/**
 * Logs an operator in by name, password and an unused code. A wrong one of the three gets the same answer after the same time. With the right password, the answer
 * says if the house cannot open the secret of their codes.
 */
export const logIn = async (
  services: Needed,
  asked: { readonly name: string; readonly password: string; readonly code: string },
  network: string,
): Promise<
  { readonly token: string; readonly operator: OperatorAtWork } | 'wrong' | 'too-often' | 'no-key'
> => {
  const { db, realClock, random, totpSeal } = services;
  const tried = await takeTry(services, asked.name, network);
  if (tried === null) return 'too-often';
  const known = await operatorNamed(db, asked.name);
  const isRight = await isPassword(known?.passwordHash ?? null, asked.password);
  const secret = known && totpSeal.open(known.name, known.sealedTotp);
  if (known && isRight && secret === null) return 'no-key';
  const step = secret === null ? null : stepOfCode(secret, asked.code, realClock.nowMs());
  if (!known || !isRight || step === null || !(await takeStep(db, known.name, step))) return 'wrong';
  await deleteTry(db, tried);
  const { name, role } = known;
  const token = newToken(random);
  const endsAt = secondsFrom(services, SHIFT_SECONDS);
  await insertSession(db, {
    tokenHash: tokenHashOf(token),
    operator: name,
    network,
    begunAt: realClock.now(),
    expiresAt: endsAt,
  });
  return { token, operator: { name, role, endsAt } };
};

/** Operator of a session token; null if the session is over. */
export const operatorOf = (
  { db, realClock }: Pick<Needed, 'db' | 'realClock'>,
  token: string,
): Promise<OperatorAtWork | null> => liveOperator(db, tokenHashOf(token), realClock.now());

export const newTotpSecret = (random: Needed['random']): string => base32(random.bytes(SECRET_BYTES));

/** The otpauth address by which an authenticator app learns an operator's secret. */
export const totpAddress = (name: string, secret: string): string =>
  `otpauth://totp/${encodeURIComponent(`${BRAND.name}:${name}`)}?secret=${secret}&issuer=${encodeURIComponent(BRAND.name)}`;

/** First of these names that is no operator; null if all are. Commands are recorded under a name that somebody answers for. */
export const strangerAmong = async (sql: Sql, names: readonly string[]): Promise<string | null> => {
  for (const name of names) if ((await operatorNamed(sql, name)) === null) return name;
  return null;
};

/** Makes an operator. Null if the name is taken. @returns the secret, which is shown once. */
export const makeOperator = async (
  { db, realClock, random, totpSeal }: Needed,
  { name, role, password }: { readonly name: string; readonly role: Role; readonly password: string },
): Promise<{ readonly totpSecret: string } | null> => {
  if (password.length < SHORTEST_PASSWORD)
    throw new RangeError(`a password of the desk has at least ${SHORTEST_PASSWORD} characters`);
  const totpSecret = newTotpSecret(random);
  const passwordHash = await hashPassword(password);
  const sealedTotp = totpSeal.seal(name, totpSecret);
  return (await insertOperator(db, { name, role, passwordHash, sealedTotp }, realClock.now()))
    ? { totpSecret }
    : null;
};
