/**
 * Makes an operator of the desk (D98), and so the first of a house:
 *   DATABASE_URL=postgres://... OPERATOR_KEYS=... node --conditions=@kipenga/source apps/platform/src/commands/make-operator.ts --name "A. Otieno" --role admin
 * Of a sandbox that was started without OPERATOR_KEYS it takes the key in KIPENGA_DATA. The roles are trader, cashier, support, compliance and admin. It writes the password, and the address an app for codes reads, once: hand them over by two
 * ways. On the database of a live house it takes the key of that house alone, and another only where that is said to be lost. It migrates no database, so the platform has to have been started once, and ends with 1 where it is refused, in words.
 */
import { parseArgs } from 'node:util';
import { ROLES, type Role } from '@kipenga/desk-rules';
import { connect, isLiveHouse, type Database } from '../database/index.ts';
import { operatorKeysIn } from '../configuration/index.ts';
import { makeOperator, opensSecrets, totpAddress, totpSeal } from '../desk/index.ts';
import { systemClock, systemRandom } from '../ports/index.ts';
import { overDatabase, refuse } from './over-database.ts';

const PASSWORD_BYTES = 15;

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const isRole = (text: string): text is Role => ROLES.some((role) => role === text);

const options = {
  name: { type: 'string' },
  role: { type: 'string' },
  'key-is-lost': { type: 'boolean' },
} as const;
const { name = '', role = '', 'key-is-lost': isKeyLost = false } = parseArgs({ options }).values;
const url = process.env['DATABASE_URL'];
if (!/^[^\p{C}]{1,60}$/u.test(name)) refuse('--name is who it is, in at most 60 characters');
else if (!isRole(role)) refuse(`--role is one of ${ROLES.join(', ')}`);
else if (url === undefined) refuse('DATABASE_URL is not set: it says where the house keeps its operators');
else await overDatabase(connect(url), (db) => make(db, name, role));

async function make(db: Database, operator: string, as: Role): Promise<void> {
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
