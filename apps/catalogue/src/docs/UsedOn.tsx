import { facts } from '../facts/facts.ts';
import type { ScreenEntry } from '../facts/read-screens.ts';
import { screens as pages } from '../facts/screens.ts';
import { storyHref } from './catalogue-links.ts';

/** Names of the components that a screen draws and not every screen does; for the house, those that all draw. */
export const partsOf = ({ title }: ScreenEntry): readonly string[] =>
  facts.filter(({ screens }) => screens.includes(title.replace('Screens/', ''))).map(({ name }) => name);

/** The screens that draw a component, each leading to its first story. */
export const UsedOn = ({ screens }: { readonly screens: readonly string[] }) => (
  <ul>
    {pages
      .filter(({ title }) => screens.includes(title.replace('Screens/', '')))
      .map(({ title, stories }) => (
        <li key={title}>
          <a href={storyHref(stories[0]?.id ?? '')} target="_top">
            {title === 'Screens/House' ? 'Every screen' : title.replace('Screens/', '')}
          </a>
        </li>
      ))}
  </ul>
);
