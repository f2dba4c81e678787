import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The title of a page and the way back from it.',
  when: ['A page that has a title of its own: My Bets, Match Details, Transactions.'],
  whenNot: [
    'The sports lists: their title stands beside the search box.',
    'A part of a page: a heading of the second level.',
  ],
  doDont: [
    {
      do: 'Give `backHref` a real address, one level up: /bets for a bet.',
      dont: 'Call history.back(): somebody who came by a shared link would leave the site.',
    },
    {
      do: 'Put one quiet deed beside the title at most.',
      dont: 'Put a filled button there; it belongs below.',
    },
  ],
  content: ['The title of the specification: “Match Details”, “My Bets”, “Countries”. Back · Rudi.'],
  accessibility: {
    name: 'A heading of the first level; before it a link named “Back”.',
    keys: ['Tab reaches Back first. The heading takes focus when the route changes, not by Tab.'],
    announcements: ['The heading is read when the route changes: the frame moves the focus to it.'],
    wcag: ['2.4.2 Page Titled', '2.4.6 Headings and Labels: one heading of the first level'],
  },
  anatomy: ['height: `--header-height`', 'title: `--type-sum`, bold', 'Back: `--target` high'],
};
