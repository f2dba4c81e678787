/**
 * Measures the bytes of a second visit to Home. A browser that keeps its files visits; press Enter for the next visit: with new lists, or with a new release
 * served at the same address in the meantime. Each pair is measured with dictionaries and without.
 * Usage, with the platform running: npm run bench:second-visit [http://localhost:4200]
 */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { createInterface } from 'node:readline/promises';
import { chromium } from 'playwright';
import { findBrowser } from '../find-browser.ts';

/** Bytes over the network, headers included, by kind of request. */
type Costs = Readonly<Record<'page' | 'scripts' | 'dictionary' | 'the rest' | 'all', number>>;

const kindOf = (url: string, type: string): Exclude<keyof Costs, 'all'> => {
  if (type === 'Document') return 'page';
  if (/\/assets\/page-.*\.txt$/.test(url)) return 'dictionary';
  return url.endsWith('.js') ? 'scripts' : 'the rest';
};

const FEATURES = 'CompressionDictionaryTransport,CompressionDictionaryTransportBackend';
/** The page asks for its dictionary seconds after the app has begun. */
const UNTIL_IDLE_MS = 7_000;

async function visit(address: string, profile: string, withDictionaries: boolean): Promise<Costs> {
  const context = await chromium.launchPersistentContext(profile, {
    executablePath: await findBrowser(),
    chromiumSandbox: process.getuid?.() !== 0,
    viewport: { width: 360, height: 740 },
    args: withDictionaries ? [] : [`--disable-features=${FEATURES}`],
  });
  const page = await context.newPage();
  const protocol = await context.newCDPSession(page);
  await protocol.send('Network.enable');
  if (!withDictionaries)
    await protocol.send('Network.setBlockedURLs', { urls: [`${new URL(address).origin}/assets/page-*.txt`] });
  const costs = { page: 0, scripts: 0, dictionary: 0, 'the rest': 0, all: 0 };
  const kinds = new Map<string, Exclude<keyof Costs, 'all'>>();
  protocol.on('Network.requestWillBeSent', ({ requestId, request, type }) =>
    kinds.set(requestId, kindOf(request.url, type ?? 'Other')),
  );
  protocol.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    costs[kinds.get(requestId) ?? 'the rest'] += encodedDataLength;
    costs.all += encodedDataLength;
  });
  await page.goto(address);
  await page.waitForLoadState('networkidle');
  await page.waitForTimeout(UNTIL_IDLE_MS);
  await context.close();
  return costs;
}

const base = process.argv[2] ?? 'http://localhost:4200';
const profiles = [true, false].map((withDictionaries) => ({
  withDictionaries,
  folder: mkdtempSync(path.join(tmpdir(), 'kipenga-visitor-')),
}));
const terminal = createInterface({ input: process.stdin, output: process.stdout });
const rows: Record<string, Costs> = {};
try {
  for (let time = 1; ; time += 1) {
    for (const { withDictionaries, folder } of profiles)
      rows[`visit ${time}, ${withDictionaries ? 'with' : 'without'} dictionaries`] = await visit(
        `${base}/`,
        folder,
        withDictionaries,
      );
    console.table(rows);
    if ((await terminal.question('Enter for another visit, q to end: ')) === 'q') break;
  }
} finally {
  terminal.close();
  for (const { folder } of profiles) rmSync(folder, { recursive: true });
}
