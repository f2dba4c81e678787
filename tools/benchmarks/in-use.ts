/**
 * Compares a page in use with the floor: the time of a tap on a price, the time to open the slip, and the work of the page when many prices move at once.
 * Interleaved runs; only the ratios of one run mean anything. With `live` the page is the list of matches in play, 40 of them, of a house whose time stands still
 * (`SEASON_SPEED=0.000001`).
 * Usage, with the platform running: npm run bench:in-use [http://localhost:4200] [runs] [live]
 */
import { COLUMNS, floorPage, serveFloor } from './floor-page.ts';
import { movePrices, SECONDS, type PricesMoved } from './moved-prices.ts';
import { matchesInPlay, topMatches } from './our-page.ts';
import { besideFloor, quantile, spreadOf } from './spread.ts';
import { openSlipTwice, tapPrices, watchTaps, type Taps } from './taps.ts';
import { beginVisit, launchBrowser, type Visit } from './throttled-visit.ts';
import { toldBy } from './told-by.ts';

const CONDITIONS = { name: 'processor 4x slower', processorSlowdown: 4 };
/** As many as Home lists. */
const LONGEST_LIST = 100;
/** Matches whose prices move at once: 336 prices for football. */
const MATCHES_MOVED = 48;

const base = process.argv[2] ?? 'http://localhost:4200';
const runs = Number(process.argv[3] ?? '5');
const isLive = process.argv[4] === 'live';
if (isLive) await toldBy('apps/platform/test/many-in-play.ts', [base, '0']);
const matches = await (isLive ? matchesInPlay : topMatches)(base, LONGEST_LIST);
/** A row in play has only the prices of 1x2, so fewer are tapped per row. */
const [columns, tapped] = isLive ? [COLUMNS.slice(0, 3), 3] : [COLUMNS, 6];
const floor = await serveFloor(floorPage(matches, columns));
const address = isLive ? `${base}/live` : `${base}/`;
const browser = await launchBrowser();

async function visit<T>(work: (visit: Visit) => Promise<T>): Promise<T> {
  const begun = await beginVisit(browser, CONDITIONS, watchTaps);
  try {
    return await work(begun);
  } finally {
    await begun.end();
  }
}

async function compareTaps(): Promise<readonly string[]> {
  const floors: Taps[] = [];
  const ours: Taps[] = [];
  const slips: (readonly number[])[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await visit((begun) => tapPrices(begun, floor.url, tapped)));
    await visit(async (begun) => {
      ours.push(await tapPrices(begun, address, tapped));
      slips.push(await openSlipTwice(begun));
    });
  }
  const line = (title: string, read: (taps: Taps) => number): string =>
    besideFloor(title, floors.map(read), ours.map(read));
  const painted = (taps: Taps): readonly number[] => taps.others.map(({ paintedMs }) => paintedMs);
  const slip = (at: number): string =>
    spreadOf(
      slips.map((opened) => opened[at] ?? Number.NaN),
      'ms',
    ).text;
  return [
    line('first tap painted', ({ first }) => first.paintedMs),
    line('first tap, its code', ({ first }) => first.handlerMs),
    line('later taps painted, median', (taps) => quantile(painted(taps), 0.5)),
    line('later taps painted, p95', (taps) => quantile(painted(taps), 0.95)),
    line('later taps, their code', ({ others }) =>
      quantile(
        others.map(({ handlerMs }) => handlerMs),
        0.5,
      ),
    ),
    `  slip opened first / again        ours ${slip(0)}, ${slip(1)}`,
  ];
}

async function compareMovedPrices(): Promise<readonly string[]> {
  const floors: PricesMoved[] = [];
  const ours: PricesMoved[] = [];
  for (let run = 0; run < runs; run += 1) {
    floors.push(await visit((begun) => movePrices(begun, floor.url, MATCHES_MOVED)));
    ours.push(await visit((begun) => movePrices(begun, address, MATCHES_MOVED)));
  }
  const busy = (moved: readonly PricesMoved[], at: number): readonly number[] =>
    moved.map(({ busyMs }) => busyMs[at] ?? Number.NaN);
  const seconds = SECONDS.map(({ title }, at) => besideFloor(title, busy(floors, at), busy(ours, at)));
  return [`${ours[0]?.changes} prices move; main thread at work`, ...seconds];
}

try {
  console.log(`${matches.length} matches, ${CONDITIONS.name} (least / median / most of ${runs})`);
  console.log((await compareTaps()).join('\n'));
  console.log((await compareMovedPrices()).join('\n'));
} finally {
  await browser.close();
  floor.server.close();
}
