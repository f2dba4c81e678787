import { statSync } from 'node:fs';
import path from 'node:path';
import { expect, test } from '@playwright/test';
import { catalogueFolder, serveCatalogue } from '../scripts/serve-catalogue.ts';

/**
 * What a designer waits for in the morning, packed as a sandbox sends it. Ten megabits a second, a slow office, bring it in two of
 * the five seconds an opening may take; the rest is the processor's. A time cannot be checked on a busy machine, bytes can.
 */
const OPENING_BUDGET = 2_500_000;

const sizeOf = (file: string): number => statSync(path.join(catalogueFolder, file)).size;

const packedSize = (file: string): number => {
  try {
    return sizeOf(`${file}.br`);
  } catch {
    return sizeOf(file); // pictures and faces are packed already
  }
};

test('the catalogue opens at its first page within its bytes', async ({ browser }) => {
  const { origin, server } = await serveCatalogue();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  const files = new Set<string>();
  page.on('request', (request) => {
    const { origin: asked, pathname } = new URL(request.url());
    if (asked === origin && request.method() === 'GET') files.add(pathname);
  });
  await page.goto(`${origin}/index.html`);
  await page.frameLocator('#storybook-preview-iframe').getByRole('heading', { level: 1 }).waitFor();
  const sizes = [...files].map((file) => [packedSize(file), file] as const).toSorted(([a], [b]) => b - a);
  const total = sizes.reduce((sum, [size]) => sum + size, 0);
  console.log([...sizes.slice(0, 12), [total, 'in all'] as const].map((line) => line.join(' ')).join('\n'));
  expect(sizes.length).toBeGreaterThan(10);
  expect(total).toBeLessThan(OPENING_BUDGET);
  await page.close();
  server.close();
});

/** Stories, each with the drawing that the toolbar leads to while it is seen in the dark. */
const DRAWINGS = [
  ['screens-home--ideal', 'screens-home--ideal-dark', 'its own'],
  ['screens-home--loading', 'screens-home--loading-light', 'drawn in light alone'],
  [
    'components-betting-oddsbutton--picked',
    'components-betting-oddsbutton--states-dark',
    'the matrix of its component',
  ],
] as const;

for (const [storyId, drawing, which] of DRAWINGS)
  test(`the toolbar leads from ${storyId} to its approved drawing: ${which}`, async ({ browser }) => {
    const { origin, server } = await serveCatalogue();
    const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
    await page.goto(`${origin}/index.html?path=/story/${storyId}&globals=theme:dark`);
    const frame = page.frameLocator('#storybook-preview-iframe');
    // The catalogue's bars know the theme once the story is drawn in it.
    await frame.locator('html[data-theme=dark] #storybook-root > *').first().waitFor({ state: 'attached' });
    const link = page.getByRole('link', { name: 'Approved drawing' });
    await expect(link).toHaveAttribute('href', `./pictures/${drawing}.png`);
    expect((await page.request.get(`${origin}/pictures/${drawing}.png`)).ok()).toBe(true);
    await page.close();
    server.close();
  });
