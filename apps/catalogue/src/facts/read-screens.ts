import { readStories, type StoryFile } from './read-stories.ts';

/** A screen of an app, with its stories in their order. */
export interface ScreenEntry {
  /** "Screens/Home". */
  readonly title: string;
  readonly stories: readonly { readonly id: string; readonly name: string }[];
}

/** Pages about screens, which are none. */
const ABOUT_SCREENS = /^Screens\/(?:States of every screen|At a glance)$/;

const isOfApp = ({ title }: StoryFile): boolean => title.startsWith('Screens/') && !ABOUT_SCREENS.test(title);

/** Every screen of the apps by name. */
export const readScreens = (): readonly ScreenEntry[] =>
  readStories()
    .filter(isOfApp)
    .map(({ title, stories }) => ({ title, stories: stories.map(({ id, name }) => ({ id, name })) }))
    .toSorted((a, b) => a.title.localeCompare(b.title));
