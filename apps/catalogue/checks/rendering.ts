import { accessSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { expect, type Browser, type LaunchOptions } from '@playwright/test';

/**
 * Options of the browser that takes the pictures: slight hinting of letters, which a desktop browser on Linux always has, so that a headless shell draws the same;
 * colours without a screen's profile.
 */
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
    '--font-render-hinting=slight',
    '--force-color-profile=srgb',
    '--hide-scrollbars',
  ],
};

const require = createRequire(import.meta.url);

const face = (family: string, weights: string, file: string): string =>
  `@font-face { font-family: '${family}'; font-weight: ${weights}; src: url(data:font/woff2;base64,${readFileSync(require.resolve(file)).toString('base64')}) }`;

/** Letters of shipped faces, round corners, a shadow, a gradient, a curve. */
const drawing = (): string => `<style>
${face('Letters', '100 900', '@fontsource-variable/roboto/files/roboto-latin-wght-normal.woff2')}
${face('Digits', '500 800', '@kipenga/ui/fonts/kipenga-score.woff2')}
</style><body style="margin: 16px; background: #f9f3ec">
<p style="font: 500 17px/24px Letters">Kipenga – “Gor Mahia” v AFC ñ</p>
<p style="font: 12px/16px Letters; padding: 8px; border: 1px solid #c24212; border-radius: 9px; box-shadow: 0 2px 6px #0005">Above eighteen</p>
<p style="font: 650 21px/24px Digits">1,234.50 −0.05</p>
<p style="height: 24px; border-radius: 50%; background: linear-gradient(100deg, #c24212, #f8bd1d 40%, #006495)"></p>
<svg width="99" height="40"><path d="M2 30C30-20 60 60 95 6" fill="none" stroke="#175f33" stroke-width="2.5"/></svg>`;

const CALIBRATION = 'calibration.png';

async function shotOfDrawing(browser: Browser): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: 320, height: 280 } });
  await page.setContent(drawing());
  await page.evaluate(() => document.fonts.ready);
  const shot = await page.screenshot({ animations: 'disabled' });
  await page.close();
  return shot;
}

/**
 * Compares how this browser draws the calibration drawing with how it is approved; a refresh approves it. Beyond a few pixels letters are
 * drawn differently, and every picture with letters would be.
 * @returns why the pictures say nothing here, and what to do; null where they can be compared, whatever fonts the machine has.
 */
export async function whyNotComparable(browser: Browser): Promise<string | null> {
  accessSync(path.join(import.meta.dirname, CALIBRATION)); // one that is missing is no other rendering
  const shot = await shotOfDrawing(browser);
  try {
    expect(shot).toMatchSnapshot(CALIBRATION, { maxDiffPixels: 12 });
    return null;
  } catch {
    return 'No picture is compared: this browser draws the calibration drawing differently. Compare with the chromium of Debian 12; if that is what this is, and newer, run npm run nx -- run @kipenga/catalogue:refresh-pictures on the last commit, look, and commit the pictures by themselves.';
  }
}
