import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { markOf } from './picture-file.ts';
import { SCREENFUL, type Picture } from './pictures.ts';

export const baselines = path.join(import.meta.dirname, 'baselines');

/** Where a refresh leaves the pictures it took that differ, before they are made small, and a mark for each that does not. */
export const taken = path.join(import.meta.dirname, '../../../../test-results/taken-pictures');

/** The least height of a picture: that of something to press. */
const LEAST = 44;

/** As high as what is drawn; what is fixed to the screen or stands over it needs a screenful at least. */
async function clipOf(page: Page, { width, tallest }: Picture) {
  const height = await page.evaluate(
    ([least, screenful]) => {
      const root = document.querySelector('#storybook-root');
      const isOverPage =
        document.querySelector(':modal') !== null ||
        [...(root?.querySelectorAll('*') ?? [])].some(
          (element) => getComputedStyle(element).position === 'fixed' && element.checkVisibility(),
        );
      const bottom = Math.ceil((root?.getBoundingClientRect().bottom ?? 0) + window.scrollY);
      return Math.max(bottom, isOverPage ? screenful : least);
    },
    [LEAST, SCREENFUL] as const,
  );
  return { x: 0, y: 0, width, height: Math.min(height, tallest) };
}

const hands = new WeakMap<Page, CDPSession>();

/** A picture smaller than life: drawn small by the browser, not made smaller afterwards. */
async function smallShot(page: Page, { width, scale }: Picture): Promise<Buffer> {
  const hand = hands.get(page) ?? (await page.context().newCDPSession(page));
  hands.set(page, hand);
  const clip = { x: 0, y: 0, width, height: SCREENFUL, scale };
  const { data } = await hand.send('Page.captureScreenshot', { format: 'png', clip });
  return Buffer.from(data, 'base64');
}

/** Holds what began to move since the story was shown, such as a skeleton that came with another width. */
const hold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
  });

async function shotOf(page: Page, picture: Picture): Promise<Buffer> {
  await hold(page);
  if (picture.scale !== 1) return smallShot(page, picture);
  return page.screenshot({
    animations: 'allow',
    caret: 'hide',
    scale: 'css',
    fullPage: true,
    clip: await clipOf(page, picture),
  });
}

export const drawnDigest = (shot: Buffer): string =>
  createHash('sha256').update(shot).digest('hex').slice(0, 32);

/** What is shown, once two looks at it in a row are the same; null when it does not stand still. */
async function stillShot(page: Page, picture: Picture): Promise<Buffer | null> {
  let last = await shotOf(page, picture);
  for (let tries = 0; tries < 10; tries += 1) {
    const next = await shotOf(page, picture);
    if (next.equals(last)) return next;
    last = next;
  }
  return null;
}

/**
 * How many pixels may differ. A line across a page drawn small falls between two rows of pixels, and comes out in one or the other;
 * on a part that is drawn as it is, a dozen are already an edge that moved.
 */
const toleranceOf = ({ scale, width }: Picture) => ({ maxDiffPixels: scale === 1 ? 12 : width * scale + 60 });

/** Compares what is shown with its picture: by what the browser drew to the byte, and only if that differs, pixel by pixel. */
export async function expectPicture(page: Page, picture: Picture): Promise<void> {
  const file = path.join(baselines, picture.file);
  if (!existsSync(file))
    return expect.soft(picture.file, 'There is no picture of it yet').toBe('in baselines');
  const mark = markOf(readFileSync(file));
  if (drawnDigest(await shotOf(page, picture)) === mark) return;
  const shot = await stillShot(page, picture);
  if (shot === null) return expect.soft(picture.file, 'It does not stand still').toBe('still');
  if (drawnDigest(shot) === mark) return;
  expect
    .soft(shot, `${picture.file}: looks other than it did`)
    .toMatchSnapshot(picture.file, toleranceOf(picture));
}

/** Left for a picture that is still like the approved one, as a check would see it: that one stays, to the byte. */
export const sameMark = (file: string): string => path.join(taken, `${file}.same`);

function isAlike(shot: Buffer, picture: Picture): boolean {
  const file = path.join(baselines, picture.file);
  if (!existsSync(file)) return false;
  if (drawnDigest(shot) === markOf(readFileSync(file))) return true;
  try {
    expect(shot).toMatchSnapshot(picture.file, toleranceOf(picture));
    return true;
  } catch {
    return false;
  }
}

/** Takes a picture, for a refresh. */
export async function takePicture(page: Page, picture: Picture): Promise<void> {
  const shot = await stillShot(page, picture);
  if (shot === null) throw new Error(`${picture.file} does not stand still`);
  mkdirSync(taken, { recursive: true });
  for (const earlierTry of [sameMark(picture.file), path.join(taken, picture.file)])
    rmSync(earlierTry, { force: true });
  if (isAlike(shot, picture)) writeFileSync(sameMark(picture.file), '');
  else writeFileSync(path.join(taken, picture.file), shot);
}
