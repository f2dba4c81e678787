import { createHash } from 'node:crypto';
import type { Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Asker } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { deleteAskers, deleteAskersButNewest, selectKnown, upsertAsker } from './known-askers.store.ts';

/** Devices and networks kept for a phone: each has guesses of its own, so their number bounds how often a password can be guessed. */
const MOST_KNOWN = 10;

const hashOf = (phone: Msisdn, name: string): string =>
  createHash('sha256').update(`${phone} ${name}`).digest('base64url');

/** How a phone knows an asker's network: one phone's hash tells nothing about another's. */
export const networkHash = (phone: Msisdn, { network }: Asker): string => hashOf(phone, `network ${network}`);

const deviceHash = (phone: Msisdn, { device }: Asker): string => hashOf(phone, `device ${device}`);

/** The names an asker has for a phone, the surest first. A mark only just given is none yet: it may never be seen again. */
export const namesOf = (phone: Msisdn, asker: Asker): readonly string[] =>
  asker.isDeviceShown ? namesOnceMarked(phone, asker) : [networkHash(phone, asker)];

/** The names an asker will have: those of now, and the mark it is given with the answer. */
export const namesOnceMarked = (phone: Msisdn, asker: Asker): readonly string[] => [
  deviceHash(phone, asker),
  networkHash(phone, asker),
];

/** All whom a phone does not know count together, under one name. */
export const STRANGER = '';

/** The name by which an asker's passwords are counted: the one under which the owner of the phone proved themselves before, else `STRANGER`. */
export const countedNameOf = async (sql: Sql, phone: Msisdn, asker: Asker): Promise<string> => {
  const names = namesOf(phone, asker);
  const known = await selectKnown(sql, phone, names);
  return names.find((name) => known.includes(name)) ?? STRANGER;
};

/** The devices a phone knows, where messages are counted: all together, so that a day's messages are bounded however many they are. */
const KNOWN_DEVICE = 'known device';

/** The name by which messages asked for are counted. A network is no name here: others in it could tell by it who has an account (D77). */
export const senderNameOf = async (sql: Sql, phone: Msisdn, asker: Asker): Promise<string> => {
  const isKnown =
    asker.isDeviceShown && (await selectKnown(sql, phone, [deviceHash(phone, asker)])).length === 1;
  return isKnown ? KNOWN_DEVICE : STRANGER;
};

/** The owner has proved themselves under these names, with a password or a code. */
export const rememberNames = async (
  sql: Sql,
  { realClock }: Pick<Services, 'realClock'>,
  phone: Msisdn,
  names: readonly string[],
): Promise<void> => {
  await upsertAsker(sql, phone, names, realClock.now());
  await deleteAskersButNewest(sql, phone, MOST_KNOWN);
};

/** Nobody is known any more: whoever knew the old password must not stay so. */
export const forgetAskers = (sql: Sql, phone: Msisdn): Promise<unknown> => deleteAskers(sql, phone);
