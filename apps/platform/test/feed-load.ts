/**
 * Pushes prices into a house with its own embedded database, and reports the cost to `npm run bench:feed`: of posts with one
 * line, of posts with a hundred, and, for comparison, of the same prices written by one bare statement per hundred lines.
 */
import { tmpdir } from 'node:os';
import { openDatabase } from '../src/database/index.ts';
import { counting } from './counting.ts';
import { fixture, HEARTBEAT, linesOf, openFeedHall, prices, type PushedEvent } from './feed-hall.ts';
import { startOwnServer } from './own-server.ts';

const MATCHES = 250;
const AT_ONCE = 100;
const ALONE = 200;
const [rounds = 5] = process.argv.slice(2).map(Number);

const server = await startOwnServer(tmpdir(), 'kipenga-feed-');
const { db, statements } = counting(await openDatabase(server));
const hall = await openFeedHall(db);

const names = Array.from({ length: MATCHES }, (_, at) => `m${at}`);
const MARKETS: readonly ((home: number) => PushedEvent)[] = [
  () => ({}),
  (home) => ({ market: '18-4.5', odds: { 'over 4.5': home, 'under 4.5': 2 } }),
  (home) => ({ market: '18-1.5', odds: { 'over 1.5': home, 'under 1.5': 2 } }),
  (home) => ({ market: '18-3.5', odds: { 'over 3.5': home, 'under 3.5': 2 } }),
];
const LINES = MATCHES * MARKETS.length;
/** Every price of the house moves each time. */
const moved = (step: number): readonly PushedEvent[] => {
  const home = 1.9 + (step % 10) / 100;
  return MARKETS.flatMap((market) => names.map((name) => prices(name, home, market(home))));
};

let [seq, step] = [1, 0];
const push = async (events: readonly PushedEvent[], most: number): Promise<void> => {
  for (let from = 0; from < events.length; from += most) {
    const some = events.slice(from, from + most);
    const reply = await hall.post(linesOf(some, seq));
    seq += some.length;
    if (reply.expected !== seq || reply.aside?.length !== 0)
      throw new Error(JSON.stringify(reply).slice(0, 300));
  }
};
const timed = async (lines: number, work: () => Promise<unknown>) => {
  const [from, before] = [performance.now(), statements()];
  await work();
  return { lines: (lines * 1_000) / (performance.now() - from), statements: (statements() - before) / lines };
};

await push([...names.map((name) => fixture(name)), ...moved(step), HEARTBEAT], AT_ONCE);
const outcomes = await db.query<{ outcome: number }>(
  `SELECT outcome_id AS outcome FROM outcome JOIN match USING (match_id) WHERE feed = 'pushed/acme' AND odds IS NOT NULL ORDER BY market_type_id, outcome_id`,
);
const perPost = Math.round((outcomes.length * AT_ONCE) / LINES);
const writeBare = async (odds: number): Promise<void> => {
  for (let from = 0; from < outcomes.length; from += perPost) {
    const ids = outcomes.slice(from, from + perPost).map((row) => row.outcome);
    await db.transaction((sql) =>
      sql.query('UPDATE outcome SET odds = $2 WHERE outcome_id = ANY($1::bigint[])', [ids, odds]),
    );
  }
};

const [alone, together, bare] = [[], [], []] as Awaited<ReturnType<typeof timed>>[][];
for (let round = 0; round < rounds; round += 1) {
  step += 1;
  const events = moved(step);
  alone?.push(await timed(ALONE, () => push(events.slice(0, ALONE), 1)));
  step += 1;
  together?.push(await timed(LINES, () => push(moved(step), AT_ONCE)));
  bare?.push(await timed(LINES, () => writeBare(5_000 + round)));
  // The feed then repeats the prices that were written without it.
  step += 1;
  await push(moved(step), AT_ONCE);
}
process.send?.({ alone, together, bare });
await hall.close();
await db.close();
await server.stop();
process.disconnect?.();
