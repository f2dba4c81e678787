export interface Goal {
  readonly number: number;
  readonly goal: string;
  /** How far it holds. */
  readonly holds: 'yes' | 'partly' | 'no';
  /** The check that shows it, or what is missing. */
  readonly by: string;
}

/** What this catalogue wants to be, and what shows that it is. */
export const GOALS: readonly Goal[] = [
  {
    number: 1,
    goal: 'Every exported component has a page',
    holds: 'yes',
    by: 'components.test.ts: each export is drawn by a story with a page',
  },
  {
    number: 2,
    goal: 'Every state has a story',
    holds: 'yes',
    by: 'Specimens takes a record of the state type: a new state without a specimen is no valid TypeScript',
  },
  {
    number: 3,
    goal: 'Every story passes axe',
    holds: 'yes',
    by: 'the stories run, axe at error, no exceptions',
  },
  { number: 4, goal: 'Contrast of every token pair', holds: 'yes', by: 'contrast.test.ts, in eight themes' },
  {
    number: 5,
    goal: 'Keyboard and pointer tests',
    holds: 'partly',
    by: 'in the stories of what can be pressed; no test counts that none is left out',
  },
  {
    number: 6,
    goal: 'Pictures in light and dark',
    holds: 'partly',
    by: 'the pictures run: the telling stories of every component and all foundations at 360; screens not yet',
  },
  {
    number: 7,
    goal: 'Words 40 % longer are not cut off',
    holds: 'yes',
    by: 'the pictures run shows the telling stories in longer words, at 360 and 320',
  },
  {
    number: 8,
    goal: 'Nothing to press under 44 by 44',
    holds: 'yes',
    by: 'the pictures run measures the telling stories of every component',
  },
  {
    number: 9,
    goal: 'Cost is shown and guarded',
    holds: 'yes',
    by: 'sizes.test.ts: a component that grew by a tenth fails until sizes.json says so',
  },
  {
    number: 10,
    goal: 'A status on every component',
    holds: 'yes',
    by: 'notes.test.ts: each has notes; the status is on its page, in All components, and a tag to filter by',
  },
  {
    number: 11,
    goal: 'A design link on every component',
    holds: 'no',
    by: 'there is no design file outside this repository: the code is the drawing',
  },
  {
    number: 12,
    goal: 'A changelog',
    holds: 'partly',
    by: 'What’s new is made from the notes; no test asks for a line when a picture changes',
  },
  {
    number: 13,
    goal: 'Builds in under 3 minutes, opens in under 5 seconds',
    holds: 'yes',
    by: 'about half a minute on two cores; hashed files are kept by the browser',
  },
  {
    number: 14,
    goal: 'Brand and theme work on every story',
    holds: 'yes',
    by: 'tokens alone carry both; contrast is tested in the second brand too',
  },
  {
    number: 15,
    goal: 'A designer finds what happens when a price moves',
    holds: 'yes',
    by: 'Patterns, Odds change in words, and Journeys to play',
  },
  {
    number: 16,
    goal: 'Where a component is used',
    holds: 'yes',
    by: 'on its page, from the import graph; components.test.ts',
  },
  {
    number: 17,
    goal: 'The catalogue itself meets AA on a phone',
    holds: 'partly',
    by: 'its pages are stories, with axe and the 320 px check; the pages of components are not run',
  },
  {
    number: 18,
    goal: 'A manifest for tools',
    holds: 'yes',
    by: 'components.json beside the catalogue: the facts and notes of every component',
  },
];
