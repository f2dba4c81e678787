import type { Msisdn } from '@kipenga/betting-core';
import { checkPassword, PASSWORD_LENGTH, type PasswordRefusal } from '@kipenga/betting-core/passwords';
import { hash, verify } from '@node-rs/argon2';
import { worded, type Worded } from '../wording/index.ts';

const SETTINGS = { memoryCost: 19_456, timeCost: 2, parallelism: 1 } as const;
const MOST_AT_ONCE = 2;
const { least: SHORTEST, most: LONGEST } = PASSWORD_LENGTH;
/** In the units a text is cut by: a character can take two. */
const LONGEST_TEXT = LONGEST * 2;

const wordsFor = ({ kind }: PasswordRefusal): Worded =>
  kind === 'password-too-short' || kind === 'password-too-long'
    ? worded('password-length', { least: SHORTEST, most: LONGEST })
    : worded(kind);

/** Why a new password cannot be taken, in words; null when it can. */
export const passwordProblem = (password: string, phone: Msisdn): Worded | null => {
  const checked = checkPassword(password, phone);
  return checked.ok ? null : wordsFor(checked.reason);
};

let atWork = 0;
const waiting: (() => void)[] = [];

/** Hashing is made to be costly: more than two at once would keep every other request waiting. */
const inTurn = async <T>(work: () => Promise<T>): Promise<T> => {
  if (atWork >= MOST_AT_ONCE) await new Promise<void>((resolve) => waiting.push(resolve));
  else atWork += 1;
  try {
    return await work();
  } finally {
    const next = waiting.shift();
    if (next) next();
    else atWork -= 1;
  }
};

/** argon2id, 19 MiB, two passes. */
export const hashPassword = (password: string): Promise<string> => inTurn(() => hash(password, SETTINGS));

/** A hash nothing matches, so that a phone we do not know costs as long as one we do (D41). */
const NOBODYS = hashPassword(crypto.randomUUID());

/** True when the password is the one of the hash; without a hash as slow as with one. */
export const isPassword = async (passwordHash: string | null, password: string): Promise<boolean> => {
  const against = passwordHash ?? (await NOBODYS);
  const matches = await inTurn(() => verify(against, password.slice(0, LONGEST_TEXT)));
  return matches && passwordHash !== null && password.length <= LONGEST_TEXT;
};
