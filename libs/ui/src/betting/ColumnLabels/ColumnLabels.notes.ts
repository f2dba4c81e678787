import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A list of matches under the headings of its prices.',
  when: ['Around every list of MatchCards with the same columns, its day headings and its Shimmer.'],
  whenNot: [
    'Around a MarketPanel: its prices carry their labels.',
    'Around lists of mixed sports: one for each.',
  ],
  doDont: [
    {
      do: 'Put the cards inside it: it is their measure for seven prices in a row.',
      dont: 'Put it above the list as a neighbour: the cards would not see it.',
    },
  ],
  content: ['1, X, 2, OV 2.5, UN 2.5, GG, NG: the specification’s, in both languages.'],
  accessibility: {
    name: 'The headings are hidden from screen readers: every price is named in full.',
    keys: [],
    announcements: [],
    wcag: [
      '1.3.1 Info and Relationships: nothing is said only here',
      '1.4.4 Resize Text: the headings leave where the prices carry their own labels',
    ],
  },
  anatomy: [
    'headings: `--type-meta`, `--text-2`, sticky under the tabs',
    'gap: `--odds-gap`, as the cards below',
    'room: measured here, once for all cards',
  ],
};
