/**
 * Prints the data kept about a customer as JSON, or erases a person and keeps the books (Data Protection Act).
 * An erasure takes two persons, and the customer must have closed an empty account. Exits with 1 and a message if it is refused.
 */
import { parseArgs } from 'node:util';
import { ok, parseMsisdn, refuse as refused, type Msisdn } from '@kipenga/betting-core';
import { accountByMsisdn } from '../customers/index.ts';
import type { Database } from '../database/index.ts';
import { strangerAmong } from '../desk/index.ts';
import { erasePerson, erasureWords, rowsHeld } from '../personal-data/index.ts';
import { systemClock } from '../ports/index.ts';
import { orderOf } from './order-of.ts';
import { overDatabase, refuse } from './over-database.ts';

const text = { type: 'string' } as const;
const options = { phone: text, author: text, second: text, why: text, erase: { type: 'boolean' } } as const;

const usage = `personal-data.ts --phone 0712345678 > kept.json
personal-data.ts --phone 0712345678 --erase --author NAME --second NAME --why TEXT`;

interface Order {
  readonly of: Msisdn;
  /** The person who asks for the erasure, the second one, and the reason; null to print the data only. */
  readonly erasure: { readonly author: string; readonly second: string; readonly why: string } | null;
}

const read = (args: readonly string[]) => {
  const {
    phone: typed = '',
    erase: isErased,
    author = '',
    second = '',
    why = '',
  } = parseArgs({
    args: [...args],
    options,
  }).values;
  const phone = parseMsisdn(typed);
  if (!phone.ok) return refused(`--phone is a Kenyan mobile number, not "${typed}"`);
  if (!isErased) return ok<Order>({ of: phone.value, erasure: null });
  return [author, second, why].some((word) => word.trim() === '')
    ? refused('An erasure has --author, --second and --why')
    : ok<Order>({ of: phone.value, erasure: { author, second, why } });
};

const order = orderOf<Order>({ usage, read });
if (order !== null)
  await overDatabase((db) => (order.erasure ? erase(db, order.of, order.erasure) : tell(db, order.of)), {
    connections: 2,
  });

async function tell(db: Database, of: Msisdn): Promise<void> {
  const known = await accountByMsisdn(db, of);
  if (known === null) return refuse('No account of this number');
  const held: Record<string, unknown> = {};
  for await (const { table, rows } of rowsHeld(db, { profileId: known.profileId, phone: of }))
    if (rows.length > 0) held[table] = rows;
  process.stdout.write(`${JSON.stringify(held, null, 2)}\n`);
}

async function erase(
  db: Database,
  of: Msisdn,
  { author, second, why }: NonNullable<Order['erasure']>,
): Promise<void> {
  const stranger = await strangerAmong(db, [author, second]);
  if (stranger !== null) return refuse(`Nobody called ${stranger} works at the desk`);
  const erased = await erasePerson({ db, realClock: systemClock }, { phone: of, author, second, why });
  if (erased.ok) process.stdout.write('Forgotten; the books are kept\n');
  else refuse(erasureWords(erased.reason));
}
