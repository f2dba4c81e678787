import { readFileSync } from 'node:fs';
import path from 'node:path';
import { drawnBy } from '../src/facts/drawn-by.ts';
import { isMatrix, isPart, isScreen, type CatalogueStory } from './stories.ts';
import { repository } from '../src/facts/places.ts';

/** A picture to take and compare. Its name follows from its content, so that a page may link to it. */
export interface Picture {
  /** `<story>-<theme>.png`; at another width than the telephone's `<story>-<theme>-<width>.png`. */
  readonly file: string;
  readonly theme: string;
  /** In CSS pixels. */
  readonly width: number;
  /** Largest height kept of a long page, in CSS pixels. */
  readonly tallest: number;
  /** Pixels of the picture to a CSS pixel. */
  readonly scale: number;
}

/** Limits on all approved pictures: each is reviewed when it changes, and stays in the history for good. */
export const MOST_PICTURES = 340;
export const MOST_BYTES = 6_500_000;

export const PHONE_WIDTH = 360;
const WIDE_WIDTH = 768;

/** The height of the telephone. */
export const SCREENFUL = 740;
/** A matrix is pictured whole: it is the approved drawing of its component. */
const WHOLE_MATRIX = 4000;

/** Large enough to read; at twice the bytes a full size shows no fault that this one hides. */
const SCALE_OF_PARTS = 2 / 3;
/** Screens are made of parts that have pictures of their own: they are kept small. */
const SMALL_SCALE = 1 / 2;

/** The state of each screen that is pictured dark too. */
const DARK_STATE =
  /^screens-(?:betslip--single|responsible-gambling--limits-set|transactions--one-transaction|windows--log-in|.*--ideal)$/;

/** Stories with another layout on a wide screen: bars and list, the casino's columns, the lobby's rows, a centred window. */
const WIDE_LAYOUTS = new Set([
  'screens-home--ideal',
  'screens-casino--ideal',
  'screens-lobby--ideal',
  'screens-windows--log-in',
]);

/** Pages to read are words, but this one shows what no component and no screen does: the mark and every icon. */
const DRAWN_PAGES = new Set(['foundations-mark-and-icons--mark-and-icons']);

/** The theme a story file is drawn in: light, or the one it insists on. */
function themeOf({ importPath }: CatalogueStory): string {
  if (importPath.includes('/screens/casino/')) return 'casino';
  const source = readFileSync(path.join(repository, importPath), 'utf8');
  return /preview\.meta\(\{[^;]*theme: 'casino'/.test(source) ? 'casino' : 'light';
}

const picture = (story: CatalogueStory, theme: string, width = PHONE_WIDTH): Picture => ({
  file: `${story.id}-${theme}${width === PHONE_WIDTH ? '' : `-${width}`}.png`,
  theme,
  width,
  tallest: isMatrix(story) ? WHOLE_MATRIX : SCREENFUL,
  scale: isPart(story) ? SCALE_OF_PARTS : SMALL_SCALE,
});

function picturesOfScreen(story: CatalogueStory): readonly Picture[] {
  const usual = themeOf(story);
  return [
    picture(story, usual),
    ...(DARK_STATE.test(story.id) && usual === 'light' ? [picture(story, 'dark')] : []),
    ...(WIDE_LAYOUTS.has(story.id) ? [picture(story, usual, WIDE_WIDTH)] : []),
  ];
}

/**
 * The pictures of a story, those of one theme together; none for a story that another draws. A component has its matrix once, for a theme
 * only gives tokens other colours, and a screen each of its states.
 */
export function picturesOf(story: CatalogueStory): readonly Picture[] {
  if (DRAWN_PAGES.has(story.id)) return [picture(story, 'light')];
  if (drawnBy(story.id) !== story.id) return [];
  if (isScreen(story)) return picturesOfScreen(story);
  return isPart(story) ? [picture(story, themeOf(story))] : [];
}
