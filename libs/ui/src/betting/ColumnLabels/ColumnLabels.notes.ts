import type { ComponentNotes } from '../../../.storybook/notes.ts';

/** What a designer should know of ColumnLabels. */
export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The headings over the prices of a list.',
  when: ['Once above a list of MatchCards with the same columns.'],
  whenNot: ['Over a MarketPanel: its prices carry their labels.', 'Over lists of mixed sports.'],
  doDont: [
    {
      do: 'Pass the same `columns` as to the cards.',
      dont: 'Show OV 2.5 over a list that has 1, X, 2 only.',
    },
  ],
  content: ['1, X, 2, OV 2.5, UN 2.5, GG, NG: the specification’s, in both languages.'],
  accessibility: {
    name: 'Hidden from screen readers: every price is named in full.',
    keys: [],
    announcements: [],
    wcag: [
      '1.3.1 Info and Relationships: nothing is said only here',
      '1.4.4 Resize Text: it leaves where the prices carry their own labels',
    ],
    tested: [
      'Shown as a story and in a list',
      'Text from a server',
      'axe at error on every story',
      'Conformance: server and browser, both languages, twice on one page',
    ],
  },
  anatomy: ['letters: `--type-meta`, `--text-2`', 'gap: `--odds-gap`, as the cards below'],
};
