import { setTimeout as pause } from 'node:timers/promises';
import type { Route } from 'playwright';
import type { Visit } from './throttled-visit.ts';

/** The seconds a page is watched for, by when they begin: before prices move, while they are drawn, after that, and while signs leave. */
export const SECONDS = [
  { fromMs: -1_000, title: 'second before' },
  { fromMs: 0, title: 'first second' },
  { fromMs: 1_000, title: 'next second' },
  { fromMs: 2_000, title: 'second the tints leave' },
  { fromMs: 9_000, title: 'second the arrows leave' },
] as const;
const SECOND_MS = 1_000;

export interface PricesMoved {
  readonly changes: number;
  /** Main thread work in each of `SECONDS`, in milliseconds of thread time. */
  readonly busyMs: readonly number[];
}

/** Idle time after the last request before a page counts as ready, in milliseconds. */
const REST_MS = 3_000;

/** Moves every price of the first matches at once, and sees how busy the page is from then on. */
export async function movePrices(visit: Visit, url: string, matches: number): Promise<PricesMoved> {
  const stream = Promise.withResolvers<Route>();
  await visit.page.route('**/stream*', (route) => stream.resolve(route)); // held, until it is told something
  await visit.page.goto(url);
  const route = await stream.promise;
  await pause(REST_MS);
  const { changes, events } = await visit.page.evaluate(printMoves, matches);
  const told = () => route.fulfill({ contentType: 'text/event-stream', body: events });
  const busyMs = await watchSeconds(visit, told);
  const drawn = await visit.page.locator('[data-move]').count();
  if (drawn !== changes) throw new Error(`${url} drew ${drawn} of ${changes} moved prices.`);
  return { changes, busyMs };
}

/** Runs in the page. @returns the events that move each price of the first matches a step up. */
function printMoves(matches: number): { readonly changes: number; readonly events: string } {
  let changes = 0;
  const rows = [...document.querySelectorAll<HTMLElement>('[data-match]')].slice(0, matches);
  const told = rows.map((row) => {
    const odds: Record<string, number> = {};
    for (const button of row.querySelectorAll<HTMLElement>('[data-outcome]')) {
      const price = Number(button.textContent);
      if (!(price > 1)) continue;
      odds[button.dataset['outcome'] ?? ''] = Number((price + 0.05).toFixed(2));
      changes += 1;
    }
    return `event: prices\nid: 1\ndata: ${JSON.stringify({ match_id: row.dataset['match'], odds })}\n\n`;
  });
  const version = JSON.stringify({ version: 1, matches_version: 1 });
  return { changes, events: `retry: 60000\n\n${told.join('')}event: version\nid: 1\ndata: ${version}\n\n` };
}

async function watchSeconds({ protocol }: Visit, tell: () => Promise<void>): Promise<readonly number[]> {
  await protocol.send('Performance.enable', { timeDomain: 'threadTicks' }); // whatever else the machine does
  const workedMs = async (): Promise<number> => {
    const { metrics } = await protocol.send('Performance.getMetrics');
    return 1_000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN);
  };
  const begun = performance.now() + SECOND_MS;
  const until = (ms: number): Promise<void> => pause(Math.max(0, begun + ms - performance.now()));
  const busy: number[] = [];
  for (const { fromMs } of SECONDS) {
    await until(fromMs);
    const before = await workedMs();
    if (fromMs === 0) await tell();
    await until(fromMs + SECOND_MS);
    busy.push((await workedMs()) - before);
  }
  return busy;
}
