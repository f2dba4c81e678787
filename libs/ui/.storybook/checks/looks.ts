import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type Page } from '@playwright/test';
import { markOf } from './picture-file.ts';
import { SCREENFUL, type Picture } from './pictures.ts';

export const baselines = path.join(import.meta.dirname, 'baselines');

/** Where a refresh leaves the pictures it took, before they are made small and compared with those that were. */
export const taken = path.join(import.meta.dirname, '../../../../test-results/taken-pictures');

/** The least height of a picture: that of something to press. */
const LEAST = 44;

const HOW = { animations: 'allow', caret: 'hide', scale: 'css' } as const;

/** As high as what is drawn; what is fixed to the screen or stands over it needs all of it. */
async function clipOf(page: Page, { width, tallest }: Picture) {
  const drawn = await page.evaluate(() => {
    const root = document.querySelector('#storybook-root');
    const isFixed = [...(root?.querySelectorAll('*') ?? [])].some(
      (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
    );
    return root === null || isFixed || document.querySelector(':modal') !== null
      ? null
      : Math.ceil(root.getBoundingClientRect().bottom + window.scrollY);
  });
  return { x: 0, y: 0, width, height: Math.min(Math.max(drawn ?? SCREENFUL, LEAST), tallest) };
}

export const drawnDigest = (shot: Buffer): string =>
  createHash('sha256').update(shot).digest('hex').slice(0, 32);

/** Compares what is shown with its picture: by what the browser drew to the byte, and only if that differs, pixel by pixel. */
export async function expectPicture(page: Page, picture: Picture): Promise<void> {
  const file = path.join(baselines, picture.file);
  if (!existsSync(file))
    return expect.soft(picture.file, 'There is no picture of it yet').toBe('in baselines');
  const still = { fullPage: picture.tallest > SCREENFUL, clip: await clipOf(page, picture) };
  const shot = await page.screenshot({ ...HOW, ...still });
  if (drawnDigest(shot) === markOf(readFileSync(file))) return;
  await expect.soft(page, `${picture.file}: looks other than it did`).toHaveScreenshot(picture.file, still);
}

/** Takes a picture once two in a row are the same. */
export async function takePicture(page: Page, picture: Picture): Promise<void> {
  const still = { ...HOW, fullPage: picture.tallest > SCREENFUL, clip: await clipOf(page, picture) };
  mkdirSync(taken, { recursive: true });
  let last = await page.screenshot(still);
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await page.screenshot(still);
    if (next.equals(last)) return writeFileSync(path.join(taken, picture.file), next);
    last = next;
  }
  throw new Error(`${picture.file} does not stand still`);
}
