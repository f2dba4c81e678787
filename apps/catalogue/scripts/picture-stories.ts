/**
 * Takes pictures of stories of the built catalogue, to look at.
 * Usage: node apps/catalogue/scripts/picture-stories.ts <folder> <story id>[@width][@theme][@scale-of-text][@locale] ...
 * FULL=1 takes the whole page; PICTURE_CSS names a stylesheet to add, such as one with the telephone's own text font.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright';
import { serveCatalogue } from './serve-catalogue.ts';

const [folder = '.', ...wanted] = process.argv.slice(2);
const { origin, server } = await serveCatalogue();

const path = process.env['CHROMIUM_PATH'];
const browser = await chromium.launch({
  ...(path !== undefined && { executablePath: path }),
  chromiumSandbox: false,
  args: ['--disable-gpu', '--no-sandbox'],
});
for (const one of wanted) {
  const [id = '', width = '360', theme, textSize, locale] = one.split('@');
  const page = await browser.newPage({
    viewport: { width: Number(width), height: 740 },
    deviceScaleFactor: 2,
  });
  page.on('pageerror', (error) => console.log(id, error.message));
  const globals = [
    theme && `theme:${theme}`,
    textSize && `textSize:${textSize}`,
    locale && `locale:${locale}`,
  ]
    .filter(Boolean)
    .join(';');
  await page.goto(`${origin}/iframe.html?id=${id}&viewMode=story${globals && `&globals=${globals}`}`, {
    waitUntil: 'networkidle',
  });
  // Once more, now that the digits are in the cache: `font-display: optional` leaves them out of a cold first visit.
  await page.reload({ waitUntil: 'networkidle' });
  if (process.env['PICTURE_CSS'] !== undefined)
    await page.addStyleTag({ content: readFileSync(process.env['PICTURE_CSS'], 'utf8') });
  await page.waitForTimeout(500);
  await page.screenshot({
    path: join(folder, `${one.replaceAll('@', '_')}.png`),
    fullPage: process.env['FULL'] === '1',
  });
  await page.close();
}
await browser.close();
server.close();
