/**
 * Writes the report of a Nairobi day: stakes, payouts and result by product, taxes due by kind, money in and out, and every account's opening and
 * closing balance. Each is a sum of what the nightly check of the books read, so it is there once the check of the following night has ended:
 *   DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/commands/day-report.ts 2026-11-26 > 2026-11-26.csv
 * It ends with 1 where there is none, in words.
 */
import { nairobiDay, parseNairobiDateTime } from '@kipenga/betting-core';
import { connect, type Database } from '../database/index.ts';
import { dayReport, dayReportCsv } from '../ledger/index.ts';
import { overDatabase, refuse } from './over-database.ts';

const [asked = ''] = process.argv.slice(2);
const url = process.env['DATABASE_URL'];
if (!parseNairobiDateTime(`${asked} 00:00:00`).ok) refuse('Which day? For example 2026-11-26');
else if (url === undefined) refuse('DATABASE_URL is not set: it says where the house keeps its books');
else await overDatabase(connect(url, { connections: 1 }), (db) => report(db, asked));

async function report(db: Database, day: string): Promise<void> {
  const found = await dayReport(db, nairobiDay(day));
  if (found === null)
    refuse(`There is no report of ${day}: the check of the books of the night that ended it is not there`);
  else process.stdout.write(dayReportCsv(found));
}
