import { readFileSync } from 'node:fs';
import path from 'node:path';
import { isMatrix, isScreen, type CatalogueStory } from './stories.ts';

/** A picture to take and to compare: what it shows decides its name, so that a page may point at it. */
export interface Picture {
  /** `<story>-<theme>.png`; at another width than the telephone's `<story>-<theme>-<width>.png`. */
  readonly file: string;
  readonly theme: string;
  /** In CSS pixels. */
  readonly width: number;
  /** How much of a long page it keeps, in CSS pixels. */
  readonly tallest: number;
  /** Pixels of the picture to a CSS pixel. */
  readonly scale: number;
}

export const PHONE_WIDTH = 360;
const SMALL_WIDTH = 320;
const WIDE_WIDTH = 768;

/** The height of the telephone. */
export const SCREENFUL = 740;
const PART_OF_A_PAGE = 800;
/** A matrix is the approved drawing of its component: all of it. */
const WHOLE_MATRIX = 4000;

/** Screens are made of parts that have pictures of their own: they are kept small, to see that all stands where it stood. */
const SCALE_OF_SCREENS = 0.5;

/** What changes with every line that is written about a component, or with every new one: words and numbers, not looks. */
const LISTS =
  /^(?:Start here|Resources)\/|^Components\/All components$|^Screens\/(?:States of every screen|At a glance)$/;

const repository = path.join(import.meta.dirname, '../../../..');

/** The themes of a story file: light and dark, or the one it insists on. */
function themesOf({ importPath }: CatalogueStory): readonly string[] {
  if (importPath.includes('apps/casino/')) return ['casino'];
  const source = readFileSync(path.join(repository, importPath), 'utf8');
  return /preview\.meta\(\{[^;]*theme: 'casino'/.test(source) ? ['casino'] : ['light', 'dark'];
}

const picture = (story: CatalogueStory, theme: string, width: number, tallest: number): Picture => ({
  scale: isScreen(story) ? SCALE_OF_SCREENS : 1,
  file: `${story.id}-${theme}${width === PHONE_WIDTH ? '' : `-${width}`}.png`,
  theme,
  width,
  tallest,
});

/** The states of a screen that are pictured dark, small and wide too; of the others one picture tells enough. */
const MAIN_STATES = /^(?:Ideal|Empty|Failed|OneMatch|VeryMany|Offline|LoggedIn|WithASlip)$/;

function picturesOfScreen(story: CatalogueStory): readonly Picture[] {
  const [theme = 'light', ...others] = themesOf(story);
  const usual = picture(story, theme, PHONE_WIDTH, SCREENFUL);
  if (!MAIN_STATES.test(story.exportName)) return [usual];
  return [
    usual,
    picture(story, theme, SMALL_WIDTH, SCREENFUL),
    picture(story, theme, WIDE_WIDTH, SCREENFUL),
    ...others.map((other) => picture(story, other, PHONE_WIDTH, SCREENFUL)),
  ];
}

/** The pictures of a story, those of one theme together. */
export function picturesOf(story: CatalogueStory): readonly Picture[] {
  if (LISTS.test(story.title)) return [];
  if (isScreen(story)) return picturesOfScreen(story);
  const tallest = isMatrix(story) ? WHOLE_MATRIX : PART_OF_A_PAGE;
  return themesOf(story).map((theme) => picture(story, theme, PHONE_WIDTH, tallest));
}
