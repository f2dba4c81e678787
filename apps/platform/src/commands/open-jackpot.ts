/**
 * Opens a jackpot in the platform's database, as an operator of a live house does. Its money is in shillings; its matches are named by the game id
 * on their card, or as their source calls them. It ends with 1 where it is refused, in words. It migrates no database, so the platform has to have
 * been started once.
 */
import type { Database } from '../database/index.ts';
import { openingWords, openJackpot, readOpeningOrder, type OpeningOrder } from '../jackpots/index.ts';
import { systemClock } from '../ports/index.ts';
import { feedMatchIdOf, matchesNamed } from '../sports/index.ts';
import { orderOf } from './order-of.ts';
import { overDatabase, refuse } from './over-database.ts';

const say = (line: string): boolean => process.stdout.write(`${line}\n`);
const usage = `open-jackpot.ts --type midweek --name "Midweek Jackpot" --description TEXT --line 49 --doubles 8 --guarantee 1000000 --matches 1204,acme/4711,...

Its money is in shillings; its matches are named by the game id on their card, or as their source calls them.`;

const order = orderOf({ usage, read: readOpeningOrder });
if (order !== null) await overDatabase((db) => open(db, order));

async function open(db: Database, { matches, ...terms }: OpeningOrder): Promise<void> {
  const numbers = await matchesNamed(db, matches);
  const unknown = matches.filter((_, at) => (numbers[at] ?? null) === null);
  if (unknown.length > 0) return refuse(`The house has no match ${unknown.join(', ')}`);
  const feedMatchIds = numbers.flatMap((number) => (number === null ? [] : [feedMatchIdOf(number)]));
  const opened = await openJackpot(db, { ...terms, feedMatchIds, now: systemClock.now() });
  if (opened.ok) say(`Jackpot ${opened.value} is open`);
  else refuse(openingWords(opened.reason, new Map(feedMatchIds.map((id, at) => [id, matches[at] ?? id]))));
}
