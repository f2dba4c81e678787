import { screens as pages } from '../facts/screens.ts';
import { storyHref } from './catalogue-links.ts';

/** `Sportsbook: Bet Detail` and `Screens/Bet details` are one screen. */
const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^(?:screens\/|sportsbook: |casino: )/, '')
    .replace(/ (?:sheet|modal)$/, '')
    .replaceAll(/[^a-z]|s$/g, '');

const storyOf = (screen: string): string | undefined =>
  pages.find(({ title }) => plain(title) === plain(screen))?.stories[0]?.id;

/** The screens that draw a component, each leading to its first story where it has stories of its own. */
export const UsedOn = ({ screens }: { readonly screens: readonly string[] }) => (
  <ul>
    {screens.map((screen) => {
      const story = storyOf(screen);
      return (
        <li key={screen}>
          {story === undefined ? (
            screen
          ) : (
            <a href={storyHref(story)} target="_top">
              {screen}
            </a>
          )}
        </li>
      );
    })}
  </ul>
);
