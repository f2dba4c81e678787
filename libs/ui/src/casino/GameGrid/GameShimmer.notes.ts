import type { ComponentNotes } from '../../../.storybook/notes.ts';

/** What a designer should know of GameShimmer. */
export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Empty tiles of the size the games will have.',
  when: ['GameGrid shows it while it loads.'],
  whenNot: ['Rows of matches, bets or payments: Shimmer.'],
  doDont: [
    {
      do: 'Show nine: a phone’s first screen.',
      dont: 'Show as many as there may be.',
    },
  ],
  content: ['Loading · Inapakia. After 8 s: “Slow network. Still trying…”'],
  accessibility: {
    name: 'A status with one word; the tiles are hidden.',
    keys: [],
    announcements: ['After 8 s the slow network is said politely.'],
    wcag: ['4.1.3 Status Messages', '2.2.2 Pause, Stop, Hide: nothing moves'],
    tested: [
      'It owns up to the network',
      'axe at error on every story',
      'Conformance: server and browser, both languages, twice on one page',
    ],
  },
  anatomy: ['tiles: `--shimmer`, `--radius-card`', 'still: nothing breathes'],
};
