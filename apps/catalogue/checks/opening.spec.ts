import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test, type Request } from '@playwright/test';
import { catalogueFolder, serveCatalogue } from '../scripts/serve-catalogue.ts';

/**
 * Bytes of the first page, packed as a sandbox sends it: 1.35 MB in 26 files, without response headers. Ten megabits a second, a slow office, bring it in little
 * more than one second; a browser without a graphics card takes 2.6 seconds of its main processor besides. A check cannot hold such a time; it holds the bytes.
 */
const OPENING_BUDGET = 1_400_000;
/** Two hundred small files would each cost a round trip, and compress worse. */
const FILES_BUDGET = 30;

const sizeOf = (file: string): number => statSync(path.join(catalogueFolder, file)).size;

const packedSize = (file: string): number => {
  try {
    return sizeOf(`${file}.br`);
  } catch {
    return sizeOf(file); // pictures and faces are packed already
  }
};

/** Stories, each with the drawing that the toolbar leads to while it is seen in the dark. */
const DRAWINGS = [
  ['screens-home--ideal', 'screens-home--ideal-dark', 'its own'],
  ['screens-home--loading', 'screens-home--loading-light', 'drawn in light alone'],
  [
    'components-betting-oddsbutton--picked',
    'components-betting-oddsbutton--states-light',
    'the matrix of its component',
  ],
] as const;

/** Search words, and the page found first. */
const SEARCHES = [
  ['kuponi', 'Betslip'],
  ['bet slip', 'Betslip'],
  ['price', 'OddsButton'],
  ['color', 'Colour'],
  ['money', 'Money, odds, time'],
  ['empty', 'EmptyState'],
  ['spacing', 'Space'],
  ['font', 'Type and digits'],
  ['error', 'FailedState'],
  ['hover', 'Button'],
  ['loading', 'Shimmer'],
  ['dropdown', 'RadioCards'],
  ['deposit', 'Windows'],
  ['search', 'SearchField'],
  ['balance', 'AccountSummary'],
  ['carousel', 'GameSlider'],
  ['link', 'UiLink'],
  ['nenosiri', 'PasswordField'],
  ['simu', 'PhoneField'],
  ['shiriki', 'ShareSheet'],
] as const;

/** Runs in the frame of the story. Chooses what the catalogue shows, as its bars would. */
const choose = (event: readonly [name: string, payload: object]): void =>
  window.__STORYBOOK_ADDONS_CHANNEL__.emit(...event);

test('the catalogue opens within its bytes, leads to approved drawings, answers other words, and has a page for what is not there', async ({
  browser,
}) => {
  const { origin, server } = await serveCatalogue();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const files = new Set<string>();
  const note = (request: Request): void => {
    const { origin: asked, pathname } = new URL(request.url());
    if (asked === origin && request.method() === 'GET') files.add(pathname);
  };
  page.on('request', note);
  await page.goto(`${origin}/index.html`);
  const frame = page.frameLocator('#storybook-preview-iframe');
  await frame.getByRole('heading', { level: 1 }).waitFor();
  page.off('request', note);
  const sizes = [...files].map((file) => [packedSize(file), file] as const).toSorted(([a], [b]) => b - a);
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  console.log(
    [...sizes.slice(0, 12), [total, `in all, ${sizes.length} files`]]
      .map((line) => line.join(' '))
      .join('\n'),
  );
  expect(sizes.length).toBeGreaterThan(10);
  expect(sizes.length).toBeLessThan(FILES_BUDGET);
  expect(total).toBeLessThan(OPENING_BUDGET);

  const story = page.frames().find((one) => one.url().includes('/iframe.html'));
  await story?.evaluate(choose, ['updateGlobals', { globals: { theme: 'dark' } }] as const);
  await frame.locator('html[data-theme=dark]').waitFor();
  const link = page.getByRole('link', { name: 'Approved drawing' });
  for (const [storyId, drawing, which] of DRAWINGS) {
    // Leaving a story while it plays reloads its frame, and choices made meanwhile are lost.
    await expect(async () => {
      await story?.evaluate(choose, ['selectStory', { storyId }] as const);
      const leadsTo = await link.getAttribute('href');
      expect(leadsTo, `from ${storyId}: ${which}`).toBe(`./pictures/${drawing}.png`);
    }).toPass();
    expect.soft((await page.request.get(`${origin}/pictures/${drawing}.png`)).ok()).toBe(true);
  }

  const search = page.locator('#storybook-explorer-searchfield');
  const first = page.locator('.search-result-item').first();
  for (const [word, answer] of SEARCHES) {
    await search.fill(word);
    await expect.soft(first, word).toContainText(answer);
  }

  const storyId = 'components-old-oddsbutton--docs';
  await story?.evaluate(choose, ['setCurrentStory', { storyId, viewMode: 'docs' }] as const);
  await frame.getByRole('heading', { level: 1, name: 'There is no such page' }).waitFor();
  await expect.soft(frame.getByRole('link', { name: 'OddsButton' })).toBeVisible();
  await page.close();
  server.close();
});
