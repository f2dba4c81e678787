import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'Live tables, two abreast on a phone, and what to show while there are none.',
  when: ['The category Live Games (R7-14).', 'The index of games, in one row.'],
  whenNot: ['Other games: GameGrid.', 'One table among games: LiveTableTile.'],
  doDont: [],
  content: [
    'The heading is the category: Live Games · Michezo mubashara.',
    'Empty: “No tables are open now” · “Hakuna meza iliyo wazi sasa”, “Choose another kind of game.” · “Chagua aina nyingine ya mchezo.”',
    'Failed: “The live tables could not be reached.” · “Meza mubashara hazikuweza kufikiwa.”',
  ],
  accessibility: {
    name: 'A section named by its heading of the second level; a list of tables.',
    keys: [
      'Tab goes from table to table, full ones too; Enter and Space open the one in focus, or press Retry.',
    ],
    announcements: [
      'Loading, a slow network and a failure, as GameShimmer and FailedState. Seats change in silence.',
    ],
    wcag: ['4.1.3 Status Messages'],
  },
  anatomy: [
    'row: two and the edge of a third at 360 px, with “See all” and buttons as GameSlider',
    'columns: two at 360 px, one at large text, more where there is room',
    'gap: `--space-8`',
    'head: `--type-title`',
  ],
};
