import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { expect, type CDPSession, type Page } from '@playwright/test';
import { foreignFonts } from './foreign-fonts.ts';
import { SCREENFUL, type Picture } from './pictures.ts';

export const baselines = path.join(import.meta.dirname, 'baselines');

/** Where a refresh leaves the pictures it took that differ, before they are made small, and a mark for each that does not. */
export const taken = path.join(import.meta.dirname, '../../../test-results/taken-pictures');

/** The least height of a picture: that of something to press. */
const LEAST = 44;

/** As high as what is drawn; what is fixed to the screen or stands over it needs a screenful at least. */
async function heightOf(page: Page, { tallest }: Picture): Promise<number> {
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
  return Math.min(height, tallest);
}

const inspectors = new WeakMap<Page, CDPSession>();

async function inspectorOf(page: Page): Promise<CDPSession> {
  const inspector = inspectors.get(page) ?? (await page.context().newCDPSession(page));
  inspectors.set(page, inspector);
  return inspector;
}

/**
 * Holds what began to move since the story was shown, such as a skeleton that came with another width. A window is as high as a drawing of
 * half the size can show: an edge between two rows of pixels comes out in the one or the other.
 */
const hold = (page: Page): Promise<void> =>
  page.evaluate(() => {
    for (const { style, offsetHeight } of document.querySelectorAll<HTMLElement>('dialog[open]'))
      style.height = `${4 * Math.ceil(offsetHeight / 4)}px`;
    for (const animation of document.getAnimations()) {
      animation.pause();
      animation.currentTime = 0;
    }
  });

/** What is shown, drawn as small as the picture is by the browser itself, not made smaller afterwards. */
async function shotOf(page: Page, picture: Picture): Promise<Buffer> {
  await hold(page);
  const { width, scale } = picture;
  const inspector = await inspectorOf(page);
  const { data } = await inspector.send('Page.captureScreenshot', {
    format: 'png',
    captureBeyondViewport: true,
    clip: { x: 0, y: 0, width, height: await heightOf(page, picture), scale },
  });
  return Buffer.from(data, 'base64');
}

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
 * A picture is another when more pixels than a letter's edge has differ by more than the eye sees: the ground of the smallest badge,
 * nine units off on one channel, is, and so is whatever moves by four pixels. `looks.spec.ts` plants both.
 */
const TOLERANCE = { threshold: 0.01, maxDiffPixels: 12 };

function isLike(shot: Buffer, { file }: Picture): boolean {
  try {
    expect(shot).toMatchSnapshot(file, TOLERANCE);
    return true;
  } catch {
    return false;
  }
}

/** Is what is shown like its approved picture? */
export const looksApproved = async (page: Page, picture: Picture): Promise<boolean> =>
  isLike(await shotOf(page, picture), picture);

/** The same faces draw the dark theme, and other widths: once is enough. */
const hasNewFaces = ({ file, theme }: Picture): boolean => theme !== 'dark' && !/-\d+\.png$/.test(file);

const foreignFontsOf = async (page: Page, picture: Picture): Promise<readonly string[]> =>
  hasNewFaces(picture) ? foreignFonts(await inspectorOf(page)) : [];

/** What is other at first may be a page on its way: it is a fault if it is still so after so long. */
const LONGEST_WAIT_MS = 2_000;

/** Compares what is shown with its picture, pixel by pixel, and refuses one that depends on the fonts of the machine. */
export async function expectPicture(page: Page, picture: Picture): Promise<void> {
  const { file } = picture;
  expect
    .soft(await foreignFontsOf(page, picture), `${file}: drawn in a font that is not shipped`)
    .toEqual([]);
  if (!existsSync(path.join(baselines, file)))
    return expect.soft(file, 'There is no picture of it yet').toBe('in baselines');
  for (const until = Date.now() + LONGEST_WAIT_MS; Date.now() < until;)
    if (await looksApproved(page, picture)) return;
  const shot = await stillShot(page, picture);
  if (shot === null) return expect.soft(file, 'It does not stand still').toBe('still');
  expect.soft(shot, `${file}: looks other than it did`).toMatchSnapshot(file, TOLERANCE);
}

/** Left for a picture that is still like the approved one, as a check would see it: that one stays, to the byte. */
export const sameMark = (file: string): string => path.join(taken, `${file}.same`);

/** Takes a picture, for a refresh. */
export async function takePicture(page: Page, picture: Picture): Promise<void> {
  const { file } = picture;
  expect(await foreignFontsOf(page, picture), `${file}: drawn in a font that is not shipped`).toEqual([]);
  const shot = await stillShot(page, picture);
  if (shot === null) throw new Error(`${file} does not stand still`);
  mkdirSync(taken, { recursive: true });
  for (const earlierTry of [sameMark(file), path.join(taken, file)]) rmSync(earlierTry, { force: true });
  if (existsSync(path.join(baselines, file)) && isLike(shot, picture)) writeFileSync(sameMark(file), '');
  else writeFileSync(path.join(taken, file), shot);
}
