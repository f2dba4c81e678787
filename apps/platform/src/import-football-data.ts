/**
 * Reads a football-data file into the platform's database:
 *   DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/import-football-data.ts file.csv
 * Good rows go in, every fault is told with its line. Without DATABASE_URL the file is only checked.
 */
import { readFileSync } from 'node:fs';
import { openDatabase } from './database/index.ts';
import { importFootballData, printFault, readFootballData, type FootballDataFile } from './feeds/index.ts';
import { seasonClock } from './season/index.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);

const path = process.argv[2];
if (path === undefined) {
  process.stderr.write('Say which file to read: import-football-data.ts file.csv\n');
  process.exit(2);
}
const file = readFootballData(readFileSync(path));
for (const fault of file.faults) say(printFault(fault));
say(
  `${file.matches.length} matches can be read, ${file.faults.filter((fault) => fault.isLeftOut).length} rows are left out`,
);
const url = process.env['DATABASE_URL'];
if (url === undefined) say('No DATABASE_URL: nothing was written');
else await write(url, file);

async function write(databaseUrl: string, { matches }: FootballDataFile): Promise<void> {
  const ownerUrl = process.env['MIGRATION_DATABASE_URL'] || databaseUrl;
  const db = await openDatabase({ url: databaseUrl, ownerUrl });
  try {
    const clock = await seasonClock(db);
    const count = await importFootballData(db, matches, clock.now());
    say(
      `${count.offered} offered, ${count.repriced} prices changed, ${count.results} results written, ${count.past} already begun, ${count.unpriced} without a usable price`,
    );
  } finally {
    await db.close();
  }
}
