import { pictures } from '../components/pictures.ts';

/** An approved picture of a story: its address in the built catalogue, and how much of it is drawn on. */
export interface ApprovedPicture {
  readonly src: string;
  readonly height: number;
}

/** In the theme that is looked at, else in the first it is drawn in. */
const THEMES = ['light', 'casino', 'dark'];

/** The approved picture of a story, in this theme if there is one. */
export const drawingOf = (storyId: string, theme: string): ApprovedPicture | null =>
  [theme, ...THEMES].map((in_) => pictureOf(storyId, in_)).find((picture) => picture !== null) ?? null;

/** The approved picture of a story in a theme; null while there is none. */
export function pictureOf(storyId: string, theme: string): ApprovedPicture | null {
  const height = pictures[`${storyId}-${theme}`];
  return height === undefined ? null : { src: `./pictures/${storyId}-${theme}.png`, height };
}
