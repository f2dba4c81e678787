/**
 * Measures the delay of a goal while 40 matches are played at once: from the report to the sandbox until the event on the stream of every page that watches the
 * match, and until the mark is painted on the live list of real pages. Half of the goals fall while bets on ended matches are settled. It needs a running house
 * (`TRUST_PROXY=true SEASON_SPEED=10 npm start -- --fast`). Given its process id, it also reports the cost to the house.
 * Usage: npm run bench:goals [http://localhost:4747] [pages] [goals] [process]
 */
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { get, type IncomingMessage } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from 'playwright';
import { quantile } from './spread.ts';
import { launchBrowser } from './throttled-visit.ts';
import { toldBy } from './told-by.ts';

const [address = 'http://localhost:4747', asked = '2000', goalsAsked = '20', house] = process.argv.slice(2);
const pages = Number(asked);
const goals = Number(goalsAsked);
const BETWEEN_GOALS_MS = 3_000;
const REAL_PAGES = 3;
/** Bets on each match that ends meanwhile. */
const BETS_EACH = '200';

interface Match {
  readonly id: string;
  readonly feedId: string;
}
interface Told {
  readonly played: readonly Match[];
  /** Matches with bets that end during the run. */
  readonly ending: readonly string[];
}
/** Delays of the goals of half a run, in milliseconds. */
interface Took {
  readonly heard: number[];
  readonly seen: number[];
}

const open = new Set<IncomingMessage>();
/** The goal under way, and the place of its times. */
let under: { readonly id: string; readonly toldAt: number; readonly took: Took } | null = null;

/** Hears the goals of matches whose telling has begun. */
const hear = (page: IncomingMessage): void => {
  open.add(page);
  page.setEncoding('utf8');
  // A later word of a match names what happened last once more: each goal counts once.
  let heard = 0;
  page.on('data', (text: string) => {
    for (const [, match = ''] of text.matchAll(/"match_id":"(\d+)"[^\n]*"kind":"goal"/g)) {
      if (under?.id !== match || under.toldAt === heard) continue;
      heard = under.toldAt;
      under.took.heard.push(Date.now() - heard);
    }
  });
};

const watch = async (ids: readonly string[], number: number): Promise<void> => {
  // A house limits the streams per network: so pages come from many.
  const network = `10.0.${Math.floor(number / 200)}.${number % 200}`;
  const request = get(`${address}/host/sports/stream?cards=${ids.join(',')}`, {
    headers: { 'x-forwarded-for': network },
    agent: false,
  });
  const [reply] = (await once(request, 'response')) as [IncomingMessage];
  if (reply.statusCode !== 200) throw new Error(`a page is answered ${reply.statusCode}`);
  hear(reply);
};

/** Runs in a page. @returns when the score of a match was painted anew, by the machine's clock. */
const untilPainted = (id: string): Promise<number> => {
  const score = (): string =>
    [...document.querySelectorAll(`[data-match="${id}"] h3 b`)].map((goals) => goals.textContent).join(':');
  const before = score();
  return new Promise((resolve) => {
    const observer = new MutationObserver(() => {
      if (score() === before) return;
      observer.disconnect();
      requestAnimationFrame(() => setTimeout(() => resolve(Date.now())));
    });
    observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  });
};

const tell = async (path: string, body: object): Promise<void> => {
  const reply = await fetch(`${address}/sandbox/season/${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });
  if (!reply.ok) throw new Error(`${path} is answered ${reply.status}: ${await reply.text()}`);
};

/** Reports a goal and waits until it was received and painted. */
const goalIn = async ({ id, feedId }: Match, real: readonly Page[], took: Took): Promise<void> => {
  for (const page of real) await page.locator(`[data-match="${id}"]`).scrollIntoViewIfNeeded();
  await pause(BETWEEN_GOALS_MS / 2); // pages watch only the matches on the screen
  const toldAt = Date.now();
  under = { id, toldAt, took };
  const painted = real.map(async (page) => took.seen.push((await page.evaluate(untilPainted, id)) - toldAt));
  void Promise.all(painted).catch(() => undefined); // one that never sees it is missing among those counted
  await tell('goal', { parent_match_id: feedId, side: 'home' });
  await pause(BETWEEN_GOALS_MS);
};

/** Processor seconds the house has used so far, and its memory now in MB, both from Linux's /proc. */
const costOfHouse = (): { readonly seconds: number; readonly memory: number } | null => {
  if (house === undefined) return null;
  const ticks = readFileSync(`/proc/${house}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  const memory = /VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${house}/status`, 'utf8'))?.[1];
  return { seconds: (Number(ticks[11]) + Number(ticks[12])) / 100, memory: Number(memory) / 1024 };
};

const { played, ending } = await toldBy<Told>('apps/platform/test/many-in-play.ts', [address, BETS_EACH]);
const ids = played.map(({ id }) => id);
for (let number = 0; number < pages; number += 1) await watch(ids, number);
const browser = await launchBrowser();
const real = await Promise.all(Array.from({ length: REAL_PAGES }, () => browser.newPage()));
for (const page of real) {
  await page.goto(`${address}/live`);
  await page.locator(`[data-match="${ids[0]}"]`).waitFor();
}
console.log(`${pages} streams and ${real.length} real pages, each on ${ids.length} matches in play.`);

const half = async (title: string, settles: boolean, from: number): Promise<void> => {
  const took: Took = { heard: [], seen: [] };
  const [begun, before] = [performance.now(), costOfHouse()];
  const settled: Promise<number>[] = [];
  for (let goal = 0; goal < goals / 2; goal += 1) {
    const ended = settles ? ending[goal] : undefined;
    if (ended !== undefined)
      settled.push(
        (async () => {
          await pause(BETWEEN_GOALS_MS / 2 - 100); // the goal falls among it
          const since = performance.now();
          await tell('result', { parent_match_id: ended, home: 2, away: 0 });
          return performance.now() - since;
        })(),
      );
    await goalIn(played[(from + goal) % played.length]!, real, took);
  }
  const line = (of: readonly number[], told: number): string =>
    `${of.length} of ${told}, median ${quantile(of, 0.5).toFixed(0)} ms, 95 in 100 within ${quantile(of, 0.95).toFixed(0)} ms`;
  console.log(`${title}\n  heard ${line(took.heard, (goals / 2) * pages)}`);
  console.log(`  seen  ${line(took.seen, (goals / 2) * real.length)}`);
  if (settled.length > 0)
    console.log(
      `  ${settled.length} matches settled, the slowest in ${Math.max(...(await Promise.all(settled))).toFixed(0)} ms`,
    );
  const after = costOfHouse();
  if (!before || !after) return;
  const share = ((after.seconds - before.seconds) / (performance.now() - begun)) * 100_000;
  console.log(`  house ${share.toFixed(0)} % of a processor, ${after.memory.toFixed(0)} MB`);
};

await half('goals alone', false, 0);
await half('goals beside the settlement of ended matches', true, goals / 2);
for (const page of open) page.destroy();
await browser.close();
