import type { Browser, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';

const SAVER = { 'Save-Data': 'on' };
/** Bytes that data saver saves on a first visit of Home: digits, contracts, and the rest of the lists (decision 0008). */
const SPARED_AT_LEAST = 30_000;

// Tracing runs scripts that count as a person's touch.
test.use({ extraHTTPHeaders: SAVER, trace: 'off', screenshot: 'off' });

interface Fetched {
  readonly path: string;
  readonly bytes: number;
}

/** Records what a page fetches, with its bytes over the network. */
function watch(page: Page): () => Promise<readonly Fetched[]> {
  const asked: Promise<Fetched | null>[] = [];
  page.on('requestfinished', (request) => {
    const path = new URL(request.url()).pathname;
    asked.push(
      request.sizes().then(
        (size) => ({ path, bytes: size.responseBodySize + size.responseHeadersSize }),
        () => null, // it came as the page was closed
      ),
    );
  });
  return async () => (await Promise.all(asked)).filter((one) => one !== null);
}

/** Evaluates expressions without counting as a person's touch. */
async function eyeOn(page: Page): Promise<(expression: string) => Promise<unknown>> {
  const eye = await page.context().newCDPSession(page);
  return async (expression) => (await eye.send('Runtime.evaluate', { expression })).result.value;
}

/** Expressions that are true once the app runs. */
const IS_THERE = {
  '/': 'Object.keys(document.querySelector("[data-outcome]") ?? {}).some((key) => key.startsWith("__reactProps"))',
  '/lobby': 'document.querySelector("main [data-game]") !== null',
} as const;

/** A first visit by somebody else, with an empty cache, until the app is there. What it fetches is watched as long as its window is open. */
async function visit(
  browser: Browser,
  origin: string,
  path: keyof typeof IS_THERE,
  extraHTTPHeaders: Record<string, string>,
) {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, extraHTTPHeaders });
  const page = await context.newPage();
  const fetched = watch(page);
  await page.goto(origin + path);
  const look = await eyeOn(page);
  await expect.poll(() => look(IS_THERE[path])).toBe(true);
  return {
    saver: await look('document.documentElement.dataset.saver'),
    fetched,
    close: () => context.close(),
  };
}

const bytesOf = (files: readonly Fetched[]) => files.reduce((sum, { bytes }) => sum + bytes, 0);

const fontsIn = (files: readonly Fetched[]) => files.filter(({ path }) => path.endsWith('.woff2'));
const scriptsIn = (files: readonly Fetched[]) => files.filter(({ path }) => path.endsWith('.js'));
const callsIn = (files: readonly Fetched[]) => files.filter(({ path }) => path.startsWith('/host/'));

test('Home fetches nothing ahead for a visitor who asks for less, and all of it for others', async ({
  browser,
  baseURL,
  request,
}, testInfo) => {
  const html = await (await request.get('/')).text();
  expect(html).not.toMatch(/rel="(?:preload|prefetch)"/);
  const named = (files: readonly Fetched[]) => files.filter(({ path }) => html.includes(`"${path}"`));
  // The one who saves comes first: once all has come to the other, what both fetch has come to the first long ago.
  const spared = await visit(browser, baseURL ?? '', '/', SAVER);
  const usual = await visit(browser, baseURL ?? '', '/', {});
  expect([spared.saver, usual.saver]).toEqual(['on', undefined]);
  await expect.poll(async () => fontsIn(await usual.fetched())).toHaveLength(1);
  await expect.poll(async () => callsIn(await usual.fetched()).length).toBeGreaterThan(2);
  const firstWords = 2; // of the kit and of the app, in the language of the visit
  const unnamed = async () => {
    const scripts = scriptsIn(await spared.fetched());
    return scripts.length - named(scripts).length;
  };
  await expect.poll(unnamed).toBe(firstWords);
  const saved = async () => bytesOf(await usual.fetched()) - bytesOf(await spared.fetched());
  await expect.poll(saved).toBeGreaterThan(SPARED_AT_LEAST);
  const files = await spared.fetched();
  expect(scriptsIn(files).length).toBeGreaterThan(4);
  expect([...fontsIn(files), ...callsIn(files)]).toEqual([]);
  await testInfo.attach('first visit of Home', { body: `${await saved()} bytes are spared` });
  await Promise.all([spared.close(), usual.close()]);
});

test(
  'where data is saved a touch brings the rest, and a bet is picked and placed as ever',
  { tag: ['@R4-27'] },
  async ({ page, site, sports, slip, modals, member }) => {
    const customer = await member(200);
    const fetched = watch(page);
    await site.open('/');
    expect(callsIn(await fetched())).toEqual([]);
    await sports.match(1).home.click();
    await expect.poll(async () => callsIn(await fetched()).length).toBeGreaterThan(2);
    await expect(page.getByRole('contentinfo')).toContainText('Data saver is on');
    await slip.open();
    await slip.sheet.getByRole('button', { name: /Log in to place/ }).click();
    await modals.logIn(customer);
    await slip.placeButton.click();
    await expect(site.dialog.filter({ hasText: 'Bet placed Successfully' })).toBeVisible();
    expect(fontsIn(await fetched())).toEqual([]);
  },
);

test('who comes back logged in finds the balance without a touch', async ({ page, loggedIn }) => {
  await loggedIn(200);
  await page.goto('/');
  const look = await eyeOn(page);
  await expect.poll(() => look('document.querySelector("header").textContent')).toContain('200');
});

test('a slow network saves data without the header, before anything optional is fetched', async ({
  page,
  site,
}) => {
  await page.setExtraHTTPHeaders({ 'Save-Data': 'off' });
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', { value: { saveData: false, effectiveType: '2g' } }),
  );
  const fetched = watch(page);
  for (const address of ['/', '/lobby']) {
    await site.open(address);
    await expect(page.locator('html')).toHaveAttribute('data-saver', 'on');
  }
  expect(fontsIn(await fetched())).toEqual([]);
});

test('the lobby of the casino keeps its tiles drawn where data is saved', async ({
  browser,
  baseURL,
}, testInfo) => {
  const pictures = (files: readonly Fetched[]) => files.filter(({ path }) => path.startsWith('/images/'));
  const spared = await visit(browser, baseURL ?? '', '/lobby', SAVER);
  const usual = await visit(browser, baseURL ?? '', '/lobby', {});
  await expect.poll(async () => pictures(await usual.fetched()).length).toBeGreaterThan(3);
  const saved = async () => bytesOf(await usual.fetched()) - bytesOf(await spared.fetched());
  await expect.poll(saved).toBeGreaterThan(0);
  const files = await spared.fetched();
  expect([...pictures(files), ...fontsIn(files)]).toEqual([]);
  await testInfo.attach('first visit of the lobby', { body: `${await saved()} bytes are spared` });
  await Promise.all([spared.close(), usual.close()]);
});
