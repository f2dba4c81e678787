import { pictures } from '../components/pictures.ts';

/** An approved picture of a story: its address in the built catalogue, and how much of it is drawn on. */
export interface ApprovedPicture {
  readonly src: string;
  readonly height: number;
}

/** The approved picture of a story in a theme; null while there is none. */
export function pictureOf(storyId: string, theme: string): ApprovedPicture | null {
  const height = pictures[`${storyId}-${theme}`];
  return height === undefined ? null : { src: `./pictures/${storyId}-${theme}.png`, height };
}
