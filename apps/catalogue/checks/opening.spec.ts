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

test('the toolbar leads from a story to its approved drawing', async ({ browser }) => {
  const { origin, server } = await serveCatalogue();
  const page = await browser.newPage({ viewport: { width: 1280, height: 800 } });
  await page.goto(`${origin}/index.html?path=/story/screens-home--ideal&globals=theme:dark`);
  const link = page.getByRole('link', { name: 'Approved drawing' });
  await expect(link).toHaveAttribute('href', './pictures/screens-home--ideal-dark.png');
  expect((await page.request.get(`${origin}/pictures/screens-home--ideal-dark.png`)).ok()).toBe(true);
  await page.goto(`${origin}/index.html?path=/story/screens-home--loading&globals=theme:dark`);
  await expect(link, 'drawn in light alone').toHaveAttribute(
    'href',
    './pictures/screens-home--loading-light.png',
  );
  await page.goto(
    `${origin}/index.html?path=/story/components-betting-oddsbutton--picked&globals=theme:dark`,
  );
  await expect(link, 'drawn in the matrix of its component').toHaveAttribute(
    'href',
    './pictures/components-betting-oddsbutton--states-dark.png',
  );
  await page.close();
  server.close();
});
