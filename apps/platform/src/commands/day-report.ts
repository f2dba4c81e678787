/**
 * Writes the report of a Nairobi day: stakes, payouts and result by product, taxes due by kind, money in and out, and every
 * account's opening and closing balance. The sums come from the nightly check of the books, so the report exists once the check
 * of the following night has ended. Exits with 1 and a message if there is none.
 */
import { parseArgs } from 'node:util';
import { nairobiDay, ok, parseNairobiDateTime, refuse as refused } from '@kipenga/betting-core';
import type { Database } from '../database/index.ts';
import { dayReport, dayReportCsv } from '../ledger/index.ts';
import { orderOf } from './order-of.ts';
import { overDatabase, refuse } from './over-database.ts';

const usage = `day-report.ts DAY > FILE

DAY is a day of Nairobi, as in 2026-11-26.`;

const read = (args: readonly string[]) => {
  const [asked = '', ...more] = parseArgs({ args: [...args], allowPositionals: true }).positionals;
  const isDay = more.length === 0 && parseNairobiDateTime(`${asked} 00:00:00`).ok;
  return isDay ? ok(asked) : refused('Which day? For example 2026-11-26');
};

const day = orderOf({ usage, read });
if (day !== null) await overDatabase((db) => report(db, day), { connections: 1 });

async function report(db: Database, day: string): Promise<void> {
  const found = await dayReport(db, nairobiDay(day));
  if (found === null)
    refuse(`There is no report of ${day}: the check of the books of the night that ended it is not there`);
  else process.stdout.write(dayReportCsv(found));
}
