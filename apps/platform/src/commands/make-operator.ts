/**
 * Makes an operator of the desk (D98), and so the first of a house. Of a sandbox that was started without OPERATOR_KEYS it takes the key in KIPENGA_DATA. It writes the password, and the address an app for codes reads, once: hand them over by two
 * ways. On the database of a live house it takes the key of that house alone, and another only where that is said to be lost. It migrates no database, so the platform has to have been started once, and ends with 1 where it is refused, in words.
 */
import { parseArgs } from 'node:util';
import { ok, refuse as refused } from '@kipenga/betting-core';
import { ROLES, type Role } from '@kipenga/desk-rules';
import { isLiveHouse, type Database } from '../database/index.ts';
import { operatorKeysIn } from '../configuration/index.ts';
import { makeOperator, opensSecrets, totpAddress, totpSeal } from '../desk/index.ts';
import { systemClock, systemRandom } from '../ports/index.ts';
import { orderOf } from './order-of.ts';
import { overDatabase, refuse } from './over-database.ts';

const PASSWORD_BYTES = 15;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

const options = {
  name: { type: 'string' },
  role: { type: 'string' },
  'key-is-lost': { type: 'boolean' },
} as const;
const usage = `make-operator.ts --name NAME --role ${ROLES.join('|')} [--key-is-lost]

OPERATOR_KEYS is what the house is started with. It writes the password, and the address that an app for codes reads, once.`;

const read = (args: readonly string[]) => {
  const {
    name = '',
    role = '',
    'key-is-lost': isKeyLost = false,
  } = parseArgs({
    args: [...args],
    options,
  }).values;
  if (!/^[^\p{C}]{1,60}$/u.test(name)) return refused('--name is who it is, in at most 60 characters');
  return isRole(role) ? ok({ name, role, isKeyLost }) : refused(`--role is one of ${ROLES.join(', ')}`);
};

const order = orderOf({ usage, read });
if (order !== null) await overDatabase((db) => make(db, order));

interface Order {
  readonly name: string;
  readonly role: Role;
  readonly isKeyLost: boolean;
}

async function make(db: Database, { name: operator, role: as, isKeyLost }: Order): Promise<void> {
  const password = systemRandom.bytes(PASSWORD_BYTES).toString('base64url');
  const isLive = await isLiveHouse(db);
  const seal = totpSeal(operatorKeysIn(process.env, { isLive }), systemRandom);
  const parts = { db, realClock: systemClock, random: systemRandom, totpSeal: seal };
  if (isLive && !isKeyLost && !(await opensSecrets(parts)))
    return refuse(
      'OPERATOR_KEYS is not what this house is started with: it opens no secret of its operators. Set the key of the house, or, where that is lost, add --key-is-lost',
    );
  const made = await makeOperator(parts, { name: operator, role: as, password });
  if (made === null) return refuse(`There is an operator ${operator} already`);
  say(`Password  ${password}`);
  say(`Codes     ${totpAddress(operator, made.totpSecret)}`);
}
