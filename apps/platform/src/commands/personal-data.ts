/**
 * Gives a customer what is kept of them, as JSON, or forgets a person and keeps the books (Data Protection Act):
 *   DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/commands/personal-data.ts --phone 0712345678 > kept.json
 *   ... personal-data.ts --phone 0712345678 --erase --author "A. Otieno" --second "B. Wanjiru" --why "asked by letter of 3 November"
 * Forgotten is who has closed an account that is empty, by two persons. It ends with 1 where it is refused, in words.
 */
import { parseArgs } from 'node:util';
import { parseMsisdn, type Msisdn } from '@kipenga/betting-core';
import { accountByMsisdn } from '../customers/index.ts';
import { connect, type Database } from '../database/index.ts';
import { strangerAmong } from '../desk/index.ts';
import { erasePerson, erasureWords, rowsHeld } from '../personal-data/index.ts';
import { systemClock } from '../ports/index.ts';
import { overDatabase, refuse } from './over-database.ts';

const text = { type: 'string' } as const;
const { values } = parseArgs({
  options: { phone: text, author: text, second: text, why: text, erase: { type: 'boolean' } },
});
const phone = parseMsisdn(values.phone ?? '');
const url = process.env['DATABASE_URL'];
if (!phone.ok) refuse(`--phone is a Kenyan mobile number, not "${values.phone ?? ''}"`);
else if (url === undefined) refuse('DATABASE_URL is not set: it says where the house keeps its customers');
else {
  const of = phone.value;
  await overDatabase(connect(url, { connections: 2 }), (db) => (values.erase ? erase(db, of) : tell(db, of)));
}

async function tell(db: Database, of: Msisdn): Promise<void> {
  const known = await accountByMsisdn(db, of);
  if (known === null) return refuse('No account of this number');
  const held: Record<string, unknown> = {};
  for await (const { table, rows } of rowsHeld(db, { profileId: known.profileId, phone: of }))
    if (rows.length > 0) held[table] = rows;
  process.stdout.write(`${JSON.stringify(held, null, 2)}\n`);
}

async function erase(db: Database, of: Msisdn): Promise<void> {
  const { author = '', second = '', why = '' } = values;
  if ([author, second, why].some((word) => word.trim() === ''))
    return refuse('An erasure has --author, --second and --why');
  const stranger = await strangerAmong(db, [author, second]);
  if (stranger !== null) return refuse(`Nobody called ${stranger} works at the desk`);
  const erased = await erasePerson({ db, realClock: systemClock }, { phone: of, author, second, why });
  if (erased.ok) process.stdout.write('Forgotten; the books are kept\n');
  else refuse(erasureWords(erased.reason));
}
