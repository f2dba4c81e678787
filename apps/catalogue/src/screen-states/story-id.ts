import type { StoryName } from './states.ts';

const sanitized = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');

/** The id the catalogue gives an exported story. */
export const storyId = (title: string, exported: string): string =>
  `${sanitized(title)}--${sanitized(exported.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '))}`;

/** A story's address in the catalogue, wherever that is served. */
export const storyHref = (title: string, exported: string): string =>
  `./?path=/story/${storyId(title, exported)}`;

/** The address of a story of the matrix. */
export function hrefOf(name: StoryName): string {
  const [screen, exported = ''] = name.split('#');
  return storyHref(`Screens/${screen}`, exported);
}
