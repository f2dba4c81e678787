import { pictures } from '../facts/pictures.ts';
import { drawnBy } from '../facts/drawn-by.ts';

/** An approved picture of a story: its address in the built catalogue, and how much of it is drawn on. */
export interface ApprovedPicture {
  readonly src: string;
  readonly height: number;
}

/** In the theme that is looked at, else in the first it is drawn in. */
const THEMES = ['light', 'casino', 'dark'];

/** The approved picture that shows a story, its own or the one it looks like, in this theme if there is one. */
export const drawingOf = (storyId: string, theme: string): ApprovedPicture | null =>
  [theme, ...THEMES].map((in_) => pictureOf(drawnBy(storyId), in_)).find((picture) => picture !== null) ??
  null;

/** A story's own approved picture in a theme; null where there is none. */
export function pictureOf(storyId: string, theme: string): ApprovedPicture | null {
  const height = pictures[`${storyId}-${theme}`];
  return height === undefined ? null : { src: `./pictures/${storyId}-${theme}.png`, height };
}
