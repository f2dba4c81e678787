import { setTimeout as pause } from 'node:timers/promises';
import { tap, type Visit } from './throttled-visit.ts';

/** Times of a tap, from the touch to the change on the screen. */
export interface Tap {
  /** Time in milliseconds that our code held the main thread. */
  readonly handlerMs: number;
  /** As INP counts it: until the next paint. */
  readonly paintedMs: number;
}

export interface Taps {
  /** The first on a page that has come to rest. */
  readonly first: Tap;
  /** Those after it, on other prices. */
  readonly others: readonly Tap[];
}

/** Rows above the bars of a small screen in any font, the slip's bar included. */
const ROWS = [0, 1];
const OPEN_PRICE = '[data-outcome]:not([disabled])';
/** Idle time before the first tap, and between taps, in milliseconds. */
const REST_MS = 3_000;
const BETWEEN_MS = 500;
/** Duration, in milliseconds, of a tap that the browser reports none for: it was painted within the next frame. */
const SHORTEST_MS = 16;

/** Runs in the page before its scripts: records the main thread time and the paint of each tap, and the paint of each sheet. */
export function watchTaps(): void {
  const taps: { handler: number; painted: number }[] = [];
  const sheets: number[] = [];
  Object.assign(globalThis, { taps, sheets });
  let begun = 0;
  let tapped = 0;
  addEventListener('click', ({ timeStamp }) => ([begun, tapped] = [performance.now(), timeStamp]), true);
  addEventListener('click', () => taps.push({ handler: performance.now() - begun, painted: 0 }));
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[]) {
      const last = taps.at(-1);
      if (interactionId && last) last.painted = Math.max(last.painted, duration);
    }
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
  new MutationObserver(() => {
    if (document.querySelector('dialog[open] h2') === null || tapped === 0) return;
    const from = tapped;
    tapped = 0;
    requestAnimationFrame(() => requestAnimationFrame(() => sheets.push(performance.now() - from)));
  }).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ['open'] });
}

/** Taps the first prices of two rows of a page at rest, one after another. */
export async function tapPrices(visit: Visit, url: string, prices: number): Promise<Taps> {
  await visit.page.goto(url);
  await pause(REST_MS);
  for (let price = 0; price < prices; price += 1)
    for (const row of ROWS) {
      await tap(visit, visit.page.locator('[data-match]').nth(row).locator(OPEN_PRICE).nth(price));
      await pause(BETWEEN_MS);
    }
  const heard = await visit.page.evaluate<{ handler: number; painted: number }[]>('globalThis.taps');
  const [first, ...others] = heard.map(({ handler, painted }) => ({
    handlerMs: handler,
    paintedMs: Math.max(painted, SHORTEST_MS),
  }));
  if (first === undefined || heard.length !== ROWS.length * prices)
    throw new Error(`${url} heard ${heard.length} taps.`);
  return { first, others };
}

/** Opens the slip twice, on a page that holds picks. @returns how long each took from the tap until the sheet was painted. */
export async function openSlipTwice(visit: Visit): Promise<readonly [firstMs: number, secondMs: number]> {
  for (const time of [1, 2]) {
    await pause(REST_MS);
    await tap(visit, visit.page.getByRole('button', { name: 'Open slip' }));
    await visit.page.waitForFunction(`globalThis.sheets.length === ${time}`);
    await visit.page.keyboard.press('Escape');
  }
  return visit.page.evaluate<[number, number]>('globalThis.sheets');
}
