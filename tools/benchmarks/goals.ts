/**
 * How long a goal is on its way: from the sandbox told of it to the event on the stream of every page that watches its match. It takes the
 * house that runs at an address (`TRUST_PROXY=true SEASON_SPEED=20 npm start -- --fast`), with the matches it has in play: most on a Saturday
 * afternoon. With the number of its process it says what that costs the house.
 * Usage: npm run bench:goals [http://localhost:4747] [pages] [goals] [process]
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const [address = 'http://localhost:4747', asked = '2000', goalsAsked = '10', house] = process.argv.slice(2);
const pages = Number(asked);
const goals = Number(goalsAsked);
const BETWEEN_GOALS_MS = 3_000;

interface InPlay {
  readonly id: string;
  readonly feedId: string;
  readonly period: string;
  readonly minute: number;
}

const matchesInPlay = async (): Promise<readonly InPlay[]> => {
  const reply = await fetch(`${address}/host/sports/api/v1/live/0/40?is_esport=0`);
  const rows = (await reply.json()) as readonly Readonly<Record<string, unknown>>[];
  return rows.map(({ live, ...row }) => ({
    ...(live as Pick<InPlay, 'period' | 'minute'>),
    id: String(row['match_id']),
    feedId: String(row['parent_match_id']),
  }));
};

const told = new Map<string, number>();
const tookMs: number[] = [];
const open = new Set<IncomingMessage>();

/** Hears the goals of a match whose telling has begun. */
const hear = (page: IncomingMessage): void => {
  open.add(page);
  page.setEncoding('utf8');
  // A later word of a match names what happened last once more: each goal counts once.
  let heard = 0;
  page.on('data', (text: string) => {
    for (const [, match = ''] of text.matchAll(/"match_id":"(\d+)"[^\n]*"kind":"goal"/g)) {
      const begun = told.get(match);
      if (begun === undefined || begun === heard) continue;
      heard = begun;
      tookMs.push(performance.now() - begun);
    }
  });
};

const watch = async (ids: readonly string[], number: number): Promise<void> => {
  // A house lets one network open so many streams: pages come from many.
  const network = `10.0.${Math.floor(number / 200)}.${number % 200}`;
  const request = get(`${address}/host/sports/stream?cards=${ids.join(',')}`, {
    headers: { 'x-forwarded-for': network },
    agent: false,
  });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  if (reply.statusCode !== 200) throw new Error(`a page is answered ${reply.statusCode}`);
  hear(reply);
};

const shareOf = (share: number): string =>
  (tookMs.toSorted((a, b) => a - b)[Math.floor(share * tookMs.length)] ?? Number.NaN).toFixed(0);

/** What the house has used of processors so far, in seconds, and has of memory now, in MB; Linux tells it of any process. */
const costOfHouse = (): { readonly seconds: number; readonly memory: number } | null => {
  if (house === undefined) return null;
  const ticks = readFileSync(`/proc/${house}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${house}/status`, 'utf8'))?.[1];
  return { seconds: (Number(ticks[11]) + Number(ticks[12])) / 100, memory: Number(memory) / 1024 };
};

const first = await matchesInPlay();
const ids = first.map(({ id }) => id);
for (let number = 0; number < pages; number += 1) await watch(ids, number);
console.log(`${pages} pages watch ${ids.length} matches in play.`);
await pause(BETWEEN_GOALS_MS);
const [begun, before] = [performance.now(), costOfHouse()];
for (let goal = 0; goal < goals; goal += 1) {
  const now = (await matchesInPlay()).filter(
    ({ id, period, minute }) => ids.includes(id) && period !== 'ended' && minute < 85,
  );
  const match = now[goal % Math.max(1, now.length)];
  if (!match) throw new Error('no match is in play any more: play more slowly');
  told.clear();
  told.set(match.id, performance.now());
  await fetch(`${address}/sandbox/season/goal`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ parent_match_id: match.feedId, side: goal % 2 === 0 ? 'home' : 'away' }),
  });
  await pause(BETWEEN_GOALS_MS);
}
console.log(`${tookMs.length} told: median ${shareOf(0.5)} ms, 95 in 100 within ${shareOf(0.95)} ms.`);
const after = costOfHouse();
if (before && after) {
  const share = ((after.seconds - before.seconds) / (performance.now() - begun)) * 100_000;
  console.log(
    `The house used ${share.toFixed(0)} % of a processor meanwhile, and ${after.memory.toFixed(0)} MB.`,
  );
}
for (const page of open) page.destroy();
