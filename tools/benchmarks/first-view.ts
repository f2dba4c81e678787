/**
 * Compares the first view with the floor: a hand-written page with the same matches, packed as tightly. Interleaved runs on throttled networks and processors;
 * only the ratios of one run mean anything.
 * Usage, with the platform running: npm run bench:first-view [http://localhost:4200] [runs]
 */
import type { Browser } from 'playwright';
import { floorPage, serveFloor } from './floor-page.ts';
import { ourPage, topMatches } from './our-page.ts';
import { besideFloor } from './spread.ts';
import { beginVisit, launchBrowser, tap, type Conditions } from './throttled-visit.ts';

interface Seen {
  readonly firstMatchMs: number;
  readonly tapAnsweredMs: number;
}

const CONDITIONS: readonly Conditions[] = [
  {
    name: 'slow 4G, processor 4x slower',
    network: { kilobitsDown: 1600, roundTripMs: 150 },
    processorSlowdown: 4,
  },
  { name: '3G, processor 6x slower', network: { kilobitsDown: 700, roundTripMs: 300 }, processorSlowdown: 6 },
];

/** Notes when the first price has been painted, and when a tap on it has been. */
function watch(): void {
  const marks = { seen: 0, answered: 0 };
  Object.assign(globalThis, { marks });
  const afterPaint = (note: () => void): void => {
    requestAnimationFrame(() => requestAnimationFrame(note));
  };
  const look = (): void => {
    const first = document.querySelector('[data-outcome]:not([disabled])');
    if (first !== null && marks.seen === 0) {
      marks.seen = -1;
      afterPaint(() => (marks.seen = performance.now()));
    }
    if (document.querySelector('[data-outcome][aria-pressed="true"]') !== null && marks.answered === 0) {
      marks.answered = -1;
      afterPaint(() => (marks.answered = performance.now()));
    }
  };
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
    attributeFilter: ['aria-pressed'],
  });
}

async function visit(browser: Browser, url: string, conditions: Conditions): Promise<Seen> {
  const begun = await beginVisit(browser, conditions, watch);
  const { page } = begun;
  await page.goto(url, { waitUntil: 'commit' });
  await page.waitForFunction('globalThis.marks?.seen > 0', undefined, { polling: 20 });
  await tap(begun, page.locator('[data-outcome]:not([disabled])').first());
  await page.waitForFunction('globalThis.marks.answered > 0', undefined, { polling: 20 });
  const marks = await page.evaluate<{ seen: number; answered: number }>('globalThis.marks');
  await begun.end();
  return { firstMatchMs: marks.seen, tapAnsweredMs: marks.answered };
}

const base = process.argv[2] ?? 'http://localhost:4200';
const runs = Number(process.argv[3] ?? '5');
const { matches, bytes } = await ourPage(`${base}/`);
const floor = await serveFloor(floorPage(await topMatches(base, matches)));
const browser = await launchBrowser();

console.log(`${matches} matches; packed: floor ${floor.bytes} bytes, ours ${bytes}`);
try {
  for (const conditions of CONDITIONS) {
    const ours: Seen[] = [];
    const floors: Seen[] = [];
    for (let run = 0; run < runs; run += 1) {
      floors.push(await visit(browser, floor.url, conditions));
      await ourPage(`${base}/`);
      ours.push(await visit(browser, `${base}/`, conditions));
    }
    console.log(`\n${conditions.name} (least / median / most of ${runs})`);
    for (const [figure, title] of [
      ['firstMatchMs', 'first match seen'],
      ['tapAnsweredMs', 'first tap answered'],
    ] as const)
      console.log(
        besideFloor(
          title,
          floors.map((seen) => seen[figure]),
          ours.map((seen) => seen[figure]),
        ),
      );
  }
} finally {
  await browser.close();
  floor.server.close();
}
