import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Placeholders of the size of the rows that will replace them.',
  when: ['A list is loading for the first time: 10 matches, 3 bets, 5 transactions (R9).'],
  whenNot: [
    'Casino tiles: GameShimmer.',
    'A button or a window that waits: Spinner, with words.',
    'A list that is on show and is fetched again: leave it there.',
  ],
  doDont: [
    {
      do: 'Pick the `kind` of the row that comes, so that nothing jumps.',
      dont: 'Show a spinner in the middle of an empty list.',
    },
    {
      do: 'Keep the 8 s: then it owns up to the network.',
      dont: 'Let placeholders breathe for a minute without a word.',
    },
  ],
  content: [
    'Loading · Inapakia (read, not shown). After 8 s: “Slow network. Still trying…” · “Mtandao ni wa polepole. Bado tunajaribu…”',
  ],
  accessibility: {
    name: 'A status with one word, “Loading”; the bars are hidden from screen readers.',
    keys: [],
    announcements: ['After 8 s the slow network is said politely.'],
    wcag: [
      '4.1.3 Status Messages',
      '2.2.2 Pause, Stop, Hide: it stands for what is loading, and is still after seven seconds',
      '2.3.3 Animation from Interactions: still with reduced motion',
    ],
  },
  anatomy: [
    'bars: `--shimmer`',
    'match: two lines and a row of `--target`',
    'bet: 112 px',
    'transaction: 64 px',
    'motion: opacity, five fades of 1.4 s, then still',
  ],
};
