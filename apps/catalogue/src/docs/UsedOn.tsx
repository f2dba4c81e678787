import { facts } from '../facts/facts.ts';
import type { ScreenEntry } from '../facts/read-screens.ts';
import { screens as pages } from '../facts/screens.ts';
import { storyHref } from './catalogue-links.ts';

/** `Sportsbook: Bet Detail` and `Screens/Bet details` are one screen. */
const plain = (title: string): string =>
  title
    .toLowerCase()
    .replace(/^(?:screens\/|sportsbook: |casino: )/, '')
    .replace(/ (?:sheet|modal)$/, '')
    .replaceAll(/[^a-z]|s$/g, '');

/** Screens whose stories have another name than their files. */
const STORIES_OF: Readonly<Record<string, string>> = {
  'Sportsbook: Matches': 'Home',
  'Sportsbook: Markets': 'Match Details',
  'Sportsbook: Bets': 'My Bets',
  'Sportsbook: Responsible': 'Responsible gambling',
  'Casino: Casino Game': 'Game',
  'Casino: Virtual Game': 'Game',
  'Login Modal': 'Windows',
  'Register Modal': 'Windows',
  'Recover Password Modal': 'Windows',
  'Verify Phone Modal': 'Windows',
  'Deposit Modal': 'Windows',
};

const entryOf = (screen: string): ScreenEntry | undefined =>
  pages.find(({ title }) => plain(title) === plain(STORIES_OF[screen] ?? screen));

/** Names of the components that a screen draws and not every screen does; empty for a screen that nothing is known of. */
export const partsOf = (entry: ScreenEntry): readonly string[] =>
  facts.filter(({ screens }) => screens.some((screen) => entryOf(screen) === entry)).map(({ name }) => name);

/** The screens that draw a component, each leading to its first story where it has stories of its own. */
export const UsedOn = ({ screens }: { readonly screens: readonly string[] }) => (
  <ul>
    {screens.map((screen) => {
      const story = entryOf(screen)?.stories[0]?.id;
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
