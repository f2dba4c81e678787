import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Empty tiles of the size the games, or the live tables, will have.',
  when: ['GameGrid and LiveTables show it while they load.'],
  whenNot: ['Rows of matches, bets or payments: Shimmer.'],
  doDont: [
    {
      do: 'Show nine games, or four tables: a phone’s first screen.',
      dont: 'Show as many as there may be.',
    },
  ],
  content: ['Loading · Inapakia. After 8 s: “Slow network. Still trying…”'],
  accessibility: {
    name: 'A status with one word; the tiles are hidden.',
    keys: [],
    announcements: ['After 8 s the slow network is said politely.'],
    wcag: ['4.1.3 Status Messages', '2.2.2 Pause, Stop, Hide: nothing moves'],
  },
  anatomy: [
    'tiles: `--shimmer`, `--radius-card`; games 3 : 4, tables a picture of 16 : 9 and three lines high',
    'still: nothing breathes',
  ],
};
