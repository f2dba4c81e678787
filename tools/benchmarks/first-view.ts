/**
 * How the first view compares with the floor: a hand-written page with the same matches, packed as tightly. Interleaved runs on
 * throttled networks and processors; only the ratios of one run mean anything.
 * Usage, with the platform running: npm run bench:first-view [http://localhost:4200] [runs]
 */
import { chromium, type Browser } from 'playwright';
import { findBrowser } from '../find-browser.ts';
import { floorPage, packed, serveFloor } from './floor-page.ts';

interface Conditions {
  readonly name: string;
  readonly kilobitsDown: number;
  readonly roundTripMs: number;
  readonly processorSlowdown: number;
}

interface Seen {
  readonly firstMatchMs: number;
  readonly tapAnsweredMs: number;
}

const CONDITIONS: readonly Conditions[] = [
  { name: 'slow 4G, processor 4x slower', kilobitsDown: 1600, roundTripMs: 150, processorSlowdown: 4 },
  { name: '3G, processor 6x slower', kilobitsDown: 700, roundTripMs: 300, processorSlowdown: 6 },
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
  const context = await browser.newContext({
    bypassCSP: true,
    viewport: { width: 360, height: 740 },
    isMobile: true,
    hasTouch: true,
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  await protocol.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: conditions.roundTripMs,
    downloadThroughput: (conditions.kilobitsDown * 1000) / 8,
    uploadThroughput: (conditions.kilobitsDown * 1000) / 16,
  });
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: conditions.processorSlowdown });
  await page.addInitScript(watch);
  await page.goto(url, { waitUntil: 'commit' });
  const first = page.locator('[data-outcome]:not([disabled])').first();
  await page.waitForFunction('globalThis.marks?.seen > 0', undefined, { polling: 20 });
  const box = await first.boundingBox();
  if (box === null) throw new Error('The first price is not on the screen.');
  const at = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  await page.touchscreen.tap(at.x, at.y);
  await page.waitForFunction('globalThis.marks.answered > 0', undefined, { polling: 20 });
  const marks = await page.evaluate<{ seen: number; answered: number }>('globalThis.marks');
  await context.close();
  return { firstMatchMs: marks.seen, tapAnsweredMs: marks.answered };
}

interface Spread {
  readonly median: number;
  readonly text: string;
}

function spreadOf(figures: readonly number[]): Spread {
  const sorted = figures.toSorted((a, b) => a - b);
  const at = (part: number): number => sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
  const text = [at(0), at(0.5), at(1)].map((figure) => figure.toFixed(0)).join(' / ');
  return { median: at(0.5), text: `${text} ms` };
}

interface OurPage {
  readonly matches: number;
  readonly bytes: number;
}

const LONGEST_WAIT_MS = 10_000;

/** Our page once it is packed as tightly as the floor: its first visitor gets a quicker body. */
async function ourPage(url: string): Promise<OurPage> {
  for (const since = performance.now(); performance.now() - since < LONGEST_WAIT_MS;) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    const html = await answer.text();
    const bytes = Number(answer.headers.get('content-length'));
    if (bytes <= packed(html).length) return { matches: html.match(/<article/g)?.length ?? 0, bytes };
  }
  throw new Error(`${url} is never packed tightly: does it change all the time?`);
}

const base = process.argv[2] ?? 'http://localhost:4200';
const runs = Number(process.argv[3] ?? '5');
const { matches, bytes } = await ourPage(`${base}/`);
const list = await fetch(`${base}/host/sports/api/v1/matches/top/0/${matches}`);
if (!list.ok) throw new Error(`${base} does not answer with matches: ${list.status}`);
const floor = await serveFloor(floorPage((await list.json()) as Parameters<typeof floorPage>[0]));
const browser = await chromium.launch({
  executablePath: await findBrowser(),
  chromiumSandbox: process.getuid?.() !== 0,
  args: ['--disable-gpu', '--disable-quic'],
});

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
    ] as const) {
      const floored = spreadOf(floors.map((seen) => seen[figure]));
      const own = spreadOf(ours.map((seen) => seen[figure]));
      const ratio = (own.median / floored.median).toFixed(2);
      console.log(`  ${title.padEnd(20)} floor ${floored.text}, ours ${own.text}: ${ratio}x`);
    }
  }
} finally {
  await browser.close();
  floor.server.close();
}
