import type { RoutePath } from '@kipenga/shell';

/** The states every screen answers for (experience 4.4), and what each means. */
export const SCREEN_STATES = {
  ideal: 'Ideal',
  loading: 'Loading',
  slow: 'Slow, after 8 s',
  empty: 'Empty',
  one: 'One item',
  many: 'Very many',
  error: 'Error',
  offline: 'Offline',
  loggedOut: 'Logged out',
  sessionEnded: 'Session ended',
} as const;

/** One of them. */
export type ScreenState = keyof typeof SCREEN_STATES;

/** The story that shows a state: the last part of its file's title under Screens, and its export, as in `Home#Slow`. */
export type StoryName = `${string}#${string}`;

/** A story, or why there is none: the state cannot be, or the screen is the same as another route's. */
export type Answer = StoryName | { readonly cannotBe: string } | { readonly sameAs: RoutePath };

/** Answers of a screen for each state. */
export type StatesOfScreen = Readonly<Record<ScreenState, Answer>>;

/** Answers of a screen in the order of its states: the story of the usual name, which a test looks for, unless the screen names another. */
export const statesOf = (
  title: string,
  { one, ...own }: Pick<StatesOfScreen, 'one'> & Partial<StatesOfScreen>,
): StatesOfScreen => ({
  ideal: `${title}#Ideal`,
  loading: `${title}#Loading`,
  slow: `${title}#Slow`,
  empty: `${title}#Empty`,
  one,
  many: `${title}#VeryMany`,
  error: `${title}#Failed`,
  offline: `${title}#Offline`,
  loggedOut: `${title}#LoggedOut`,
  sessionEnded: `${title}#SessionEnded`,
  ...own,
});

/** A state that the screen cannot be in, and why, in a sentence. */
export const cannotBe = (why: string): Answer => ({ cannotBe: why });

/** The answers of another route, whose screen this one is too. */
export function sameScreenAs(path: RoutePath, own: Partial<StatesOfScreen>): StatesOfScreen {
  const states = Object.keys(SCREEN_STATES) as ScreenState[];
  const same = Object.fromEntries(states.map((state) => [state, { sameAs: path }])) as StatesOfScreen;
  return { ...same, ...own };
}
