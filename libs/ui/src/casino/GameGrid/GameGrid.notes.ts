import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Games in rows, and what to show while there are none.',
  when: ['The casino’s list of a category, the virtual games.'],
  whenNot: ['A taste of a longer list: GameSlider.', 'Live tables: LiveTables.'],
  doDont: [],
  content: [
    '“No games here now” · “Hakuna michezo hapa sasa”, “Choose another kind of game.” · “Chagua aina nyingine ya mchezo.”',
  ],
  accessibility: {
    name: 'A section named by its heading of the second level; a list of tiles.',
    keys: ['Tab goes from game to game.'],
    announcements: ['Loading, a slow network and a failure, as GameShimmer and FailedState.'],
    wcag: ['4.1.3 Status Messages'],
  },
  anatomy: ['columns: three at 360 px, two at large text, more where there is room', 'gap: `--space-8`'],
};
