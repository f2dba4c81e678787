import { storyHref } from '../docs/catalogue-links.ts';
import { pageId } from '../facts/page-id.ts';
import type { StoryName } from './states.ts';

/** The id the catalogue gives an exported story. */
export const storyId = (title: string, exported: string): string =>
  `${pageId(title)}--${pageId(exported.replaceAll(/(?<=[a-z])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])/g, ' '))}`;

/** The address of a story of the matrix. */
export function hrefOf(name: StoryName): string {
  const [screen, exported = ''] = name.split('#');
  return storyHref(storyId(`Screens/${screen}`, exported));
}
