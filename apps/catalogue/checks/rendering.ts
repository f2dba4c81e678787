import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import type { Browser, LaunchOptions } from '@playwright/test';

/** How the browser of the pictures is started: letters without the hints of a screen, colours without its profile. */
export const launchOptions: LaunchOptions = {
  executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
  chromiumSandbox: process.getuid?.() !== 0,
  args: [
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    '--disable-dev-shm-usage',
    '--disable-lcd-text',
    '--font-render-hinting=none',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};

/** How this machine's browser draws the calibration drawing: letters of shipped faces, round corners, a shadow, a gradient, a curve. */
export interface Rendering {
  readonly drawing: Buffer;
  /** Pixels that are not as in the approved calibration drawing; all of them when it has another size. */
  readonly pixelsApart: number;
}

const approved = path.join(import.meta.dirname, 'calibration.png');

/** Beyond this many, letters are drawn differently, and every picture with letters would be. */
const MOST_PIXELS_APART = 12;
/** Of 255 on one channel: a smaller difference is nobody's to see. */
const LEAST_DIFFERENCE = 4;

const require = createRequire(import.meta.url);

const face = (family: string, weights: string, file: string): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; src: url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')}) }`;

const drawing = (): string => `<style>
${face('Letters', '100 900', '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2')}
${face('Digits', '500 800', '@kipenga/ui/fonts/kipenga-score.woff2')}
</style><body style="margin: 16px; background: #f9f3ec">
<p style="font: 500 17px/24px Letters">Kipenga – “Gor Mahia” v AFC ñ</p>
<p style="font: 12px/16px Letters; padding: 8px; border: 1px solid #c24212; border-radius: 9px; box-shadow: 0 2px 6px #0005">Above eighteen</p>
<p style="font: 650 21px/24px Digits">1,234.50 −0.05</p>
<p style="height: 24px; border-radius: 50%; background: linear-gradient(100deg, #c24212, #f8bd1d 40%, #006495)"></p>
<svg width="99" height="40"><path d="M2 30C30-20 60 60 95 6" fill="none" stroke="#175f33" stroke-width="2.5"/></svg>`;

interface ToCompare {
  readonly images: readonly string[];
  readonly leastDifference: number;
}

/** Runs in the page. How many pixels of two pictures are unlike. */
async function countUnlike({ images, leastDifference }: ToCompare): Promise<number> {
  const pixels = await Promise.all(
    images.map(async (image) => {
      const bitmap = await createImageBitmap(await (await fetch(image)).blob());
      const canvas = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d');
      canvas?.drawImage(bitmap, 0, 0);
      return canvas?.getImageData(0, 0, bitmap.width, bitmap.height).data ?? new Uint8ClampedArray();
    }),
  );
  const [one = new Uint8ClampedArray(), other = new Uint8ClampedArray()] = pixels;
  if (one.length !== other.length) return Math.max(one.length, other.length) / 4;
  const unlike = new Set<number>();
  for (const [at, value] of one.entries())
    if (Math.abs(value - (other[at] ?? 0)) >= leastDifference) unlike.add(Math.floor(at / 4));
  return unlike.size;
}

const asAddress = (png: Buffer): string => `data:image/png;base64,${png.toString('base64')}`;

/** The rendering of this machine by this browser. */
export async function renderingOf(browser: Browser): Promise<Rendering> {
  const page = await browser.newPage({ viewport: { width: 320, height: 280 } });
  await page.setContent(drawing());
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled' });
  const pixelsApart = await page.evaluate(countUnlike, {
    images: [asAddress(shot), asAddress(readFileSync(approved))],
    leastDifference: LEAST_DIFFERENCE,
  });
  await page.close();
  return { drawing: shot, pixelsApart };
}

/** Approves this machine's calibration drawing, if it is another. */
export function noteRendering({ drawing: shot, pixelsApart }: Rendering): void {
  if (pixelsApart > MOST_PIXELS_APART) writeFileSync(approved, shot);
}

/** Why the pictures say nothing here, and what to do; null where they can be compared, whatever fonts the machine has. */
export function whyNotComparable({ pixelsApart }: Rendering): string | null {
  if (pixelsApart <= MOST_PIXELS_APART) return null;
  return `No picture is compared: this browser draws ${pixelsApart} pixels of the calibration drawing differently. Compare with the chromium of Debian 12; if that is what this is, and newer, run npm run nx -- run @kipenga/catalogue:refresh-pictures on the last commit, look, and commit the pictures by themselves.`;
}
