import { createHash } from 'node:crypto';
import type { Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Asker } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { deleteAskers, deleteAskersButNewest, selectKnown, upsertAsker } from './known-askers.store.ts';

/** Devices and networks remembered per phone. Each has its own guesses, so this number bounds how often a password can be guessed. */
const MOST_KNOWN = 10;

const hashOf = (phone: Msisdn, name: string): string =>
  createHash('sha256').update(`${phone} ${name}`).digest('base64url');

/** Hash of an asker's network for one phone: it says nothing about another phone's hash. */
export const networkHash = (phone: Msisdn, { network }: Asker): string => hashOf(phone, `network ${network}`);

const deviceHash = (phone: Msisdn, { device }: Asker): string => hashOf(phone, `device ${device}`);

/** The names of an asker for a phone, the surest first. A mark that was just issued does not count: it may never be seen again. */
export const namesOf = (phone: Msisdn, asker: Asker): readonly string[] =>
  asker.isDeviceShown ? namesOnceMarked(phone, asker) : [networkHash(phone, asker)];

/** The names an asker will have: the current ones, and the mark issued with the answer. */
export const namesOnceMarked = (phone: Msisdn, asker: Asker): readonly string[] => [
  deviceHash(phone, asker),
  networkHash(phone, asker),
];

/** One name for all askers that a phone does not know: they are counted together. */
export const STRANGER = '';

/** The name under which an asker's passwords are counted: one under which the phone's owner has logged in before, else `STRANGER`. */
export const countedNameOf = async (sql: Sql, phone: Msisdn, asker: Asker): Promise<string> => {
  const names = namesOf(phone, asker);
  const known = await selectKnown(sql, phone, names);
  return names.find((name) => known.includes(name)) ?? STRANGER;
};

/** One name for all devices a phone knows: their messages are counted together, so that a day's messages are bounded. */
const KNOWN_DEVICE = 'known device';

/** The name under which requested messages are counted. Not counted by network: others in it could find out who has an account (D77). */
export const senderNameOf = async (sql: Sql, phone: Msisdn, asker: Asker): Promise<string> => {
  const isKnown =
    asker.isDeviceShown && (await selectKnown(sql, phone, [deviceHash(phone, asker)])).length === 1;
  return isKnown ? KNOWN_DEVICE : STRANGER;
};

/** Remembers the names under which the owner has given the right password or code. */
export const rememberNames = async (
  sql: Sql,
  { realClock }: Pick<Services, 'realClock'>,
  phone: Msisdn,
  names: readonly string[],
): Promise<void> => {
  await upsertAsker(sql, phone, names, realClock.now());
  await deleteAskersButNewest(sql, phone, MOST_KNOWN);
};

/** Forgets all known askers: somebody who knew the old password must not remain known. */
export const forgetAskers = (sql: Sql, phone: Msisdn): Promise<unknown> => deleteAskers(sql, phone);
