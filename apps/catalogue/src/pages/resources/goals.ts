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
    by: 'stories.test.ts: each export has a story file of its own name, about itself, with a matrix States',
  },
  {
    number: 2,
    goal: 'Every state has a story',
    holds: 'yes',
    by: 'state-matrices.test.ts and the types: Specimens takes a record of the state type, so a new state without a specimen is no valid TypeScript',
  },
  {
    number: 3,
    goal: 'Every story passes axe',
    holds: 'yes',
    by: 'the checks run: stories.spec.ts tries all rules on every story in its own theme, depth.spec.ts the rules of colour in every other theme and the second brand on every matrix and the main states of screens',
  },
  { number: 4, goal: 'Contrast of every token pair', holds: 'yes', by: 'contrast.test.ts, in twelve themes' },
  {
    number: 5,
    goal: 'Keyboard and pointer tests',
    holds: 'yes',
    by: 'stories.test.ts: whatever takes the focus has a test tagged keyboard, by keys alone, and one tagged pointer; the checks run walks every matrix with the real Tab key',
  },
  {
    number: 6,
    goal: 'Pictures in light and dark',
    holds: 'yes',
    by: 'the checks run: the matrix of every component in its themes, every state of a screen once, the main ones dark, what is laid out otherwise at 768 too; drawn in shipped fonts alone, so every Debian 12 compares them',
  },
  {
    number: 7,
    goal: 'Words 40 % longer are not cut off',
    holds: 'yes',
    by: 'the checks run shows every matrix and the main states of screens in longer words, at 360 and 320',
  },
  {
    number: 8,
    goal: 'Nothing to press under 44 by 44',
    holds: 'yes',
    by: 'the checks run measures every story of every component',
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
    by: 'notes.test.ts: each has notes; the status is on its page, in All components, a tag to filter by, and in the sidebar where it is not simply ready',
  },
  {
    number: 11,
    goal: 'A design link on every component and screen',
    holds: 'yes',
    by: 'the drawing is the picture it is compared with: on each component’s page, beside each screen under At a glance, and from any story by the toolbar; drawings.test.ts refuses a component or a screen without one. There is no design file outside this catalogue',
  },
  {
    number: 12,
    goal: 'A changelog',
    holds: 'yes',
    by: 'What’s new is made from the notes',
  },
  {
    number: 13,
    goal: 'Builds in under 3 minutes, opens in under 5 seconds',
    holds: 'partly',
    by: 'opening.spec.ts keeps what comes before the first page under 2.5 MB, two seconds of a slow office’s network; a build takes about half a minute, and nothing guards it: a time measured on a busy machine says nothing; stories are for everybody',
  },
  {
    number: 14,
    goal: 'Brand and theme work everywhere',
    holds: 'yes',
    by: 'contrast.test.ts tries every pair of tokens that is drawn; the checks run shows matrices and screens in dark, casino and the second brand',
  },
  {
    number: 15,
    goal: 'A designer finds what happens when a price moves',
    holds: 'yes',
    by: 'Journeys to play, each with what to watch for; Patterns, Odds change, in words',
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
    holds: 'yes',
    by: 'its pages are stories, with axe and 320 px; docs.spec.ts reads a component’s page of each group, and every one in the long run, with axe light at 1280 and dark at 360, and no wider than 1280, 360 and 320; links.test.ts follows every link',
  },
  {
    number: 18,
    goal: 'A manifest for tools',
    holds: 'yes',
    by: 'components.json beside the catalogue: the facts and notes of every component',
  },
];
