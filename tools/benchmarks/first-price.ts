/**
 * Measures when the first price stands on Home: for somebody new, for somebody who comes back, and for them without a network, from what the phone has kept.
 * The processor is four times slower than this machine's. The network is this machine's, and slow 4G for one more first visit: a network cannot be slowed down
 * for a page's worker.
 * Usage, with the platform running: npm run bench:first-price [http://localhost:4200] [visitors]
 */
import type { BrowserContext, Page } from 'playwright';
import { spreadOf } from './spread.ts';
import { launchBrowser } from './throttled-visit.ts';

const PHONE = { viewport: { width: 360, height: 740 }, isMobile: true, hasTouch: true };
const SLOW_4G = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 100_000 };

/** Notes in the page when a price has been painted. */
function watch(): void {
  const look = new MutationObserver(() => {
    if (document.querySelector('[data-outcome]') === null) return;
    look.disconnect();
    requestAnimationFrame(() =>
      requestAnimationFrame(() => Object.assign(globalThis, { priceMs: performance.now() })),
    );
  });
  look.observe(document, { subtree: true, childList: true });
}

/** True once the phone has kept Home and its list. */
const hasKept = async (): Promise<boolean> =>
  (await (await caches.open('pages')).match('/')) !== undefined &&
  (await (await caches.open('lists')).keys()).some(({ url }) => url.includes('/matches/top/'));

/** A phone's page, its processor four times slower than this machine's. */
async function openPage(context: BrowserContext, network?: typeof SLOW_4G): Promise<Page> {
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  if (network !== undefined) await protocol.send('Network.emulateNetworkConditions', network);
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  await page.addInitScript(watch);
  return page;
}

/** Asks the page again and again until it answers. The policy of the page allows no other way to wait. */
async function until<Answer>(page: Page, ask: () => Answer | Promise<Answer>): Promise<NonNullable<Answer>> {
  for (;;) {
    const answer = await page.evaluate(ask);
    if (answer) return answer;
    await page.waitForTimeout(50);
  }
}

/** @returns the milliseconds from the beginning of a visit to the first price. */
async function visit(page: Page): Promise<number> {
  if (page.url() === address) await page.reload({ waitUntil: 'commit' });
  else await page.goto(address, { waitUntil: 'commit' });
  return until(page, () => (globalThis as { priceMs?: number }).priceMs);
}

const address = `${process.argv[2] ?? 'http://localhost:4200'}/`;
const visitors = Number(process.argv[3] ?? '7');
const took = { slow: [] as number[], first: [] as number[], back: [] as number[], offline: [] as number[] };
const browser = await launchBrowser();
try {
  for (let visitor = 0; visitor < visitors; visitor += 1) {
    const stranger = await browser.newContext(PHONE);
    took.slow.push(await visit(await openPage(stranger, SLOW_4G)));
    await stranger.close();
    const context = await browser.newContext(PHONE);
    const page = await openPage(context);
    took.first.push(await visit(page));
    // A phone keeps what somebody has used.
    await page.keyboard.press('Tab');
    await until(page, hasKept);
    took.back.push(await visit(page));
    await page.waitForLoadState('networkidle');
    await until(page, hasKept);
    await context.setOffline(true);
    took.offline.push(await visit(page));
    await context.close();
  }
} finally {
  await browser.close();
}
console.log(`Until the first price (least / median / most of ${visitors})`);
for (const [name, ms] of [
  ['first visit, slow 4G', took.slow],
  ['first visit', took.first],
  ['second visit', took.back],
  ['second visit, no network', took.offline],
] as const)
  console.log(`  ${name.padEnd(26)} ${spreadOf(ms, 'ms').text}`);
