/**
 * Opens a jackpot in the platform's database, as an operator of a live house does; its money is in shillings, its matches are named by
 * the feed's numbers:
 *   DATABASE_URL=postgres://... node --conditions=@kipenga/source apps/platform/src/open-jackpot.ts --type midweek \
 *     --name "Midweek Jackpot" --description "..." --line 49 --doubles 8 --guarantee 1000000 --matches 11000001,11000002,...
 * Without DATABASE_URL the order is only read. It ends with 1 where it is refused, in words.
 */
import { openDatabase } from './database/index.ts';
import { openingWords, openJackpot, readOpeningOrder, type OpeningOrder } from './jackpots/index.ts';
import { systemClock } from './ports/index.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const refuse = (line: string): void => {
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
};

const read = readOpeningOrder(process.argv.slice(2));
const url = process.env['DATABASE_URL'];
if (!read.ok) refuse(read.reason);
else if (url === undefined) say('The order can be read. No DATABASE_URL: nothing was opened');
else await open(url, read.value);

async function open(databaseUrl: string, order: OpeningOrder): Promise<void> {
  const ownerUrl = process.env['MIGRATION_DATABASE_URL'] || databaseUrl;
  const db = await openDatabase({ url: databaseUrl, ownerUrl });
  try {
    const opened = await openJackpot(db, { ...order, now: systemClock.now() });
    if (opened.ok) say(`Jackpot ${opened.value} is open`);
    else refuse(openingWords(opened.reason));
  } finally {
    await db.close();
  }
}
