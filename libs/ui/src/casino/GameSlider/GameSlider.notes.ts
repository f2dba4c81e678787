import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Games in a row that a finger, the buttons, Tab or the arrow keys move.',
  when: ['The lobby: a few games of a kind with a way to all of them (R2-60).'],
  whenNot: ['All games of a kind: GameGrid.', 'Messages: CasinoBanner.'],
  doDont: [
    {
      do: 'Give `seeAllHref`: the row is a taste.',
      dont: 'Put sixty games into one row.',
    },
  ],
  content: [
    'See all · Ona yote, named “See all: Top Casino Games”. Next games: {name} · Michezo inayofuata: {name}.',
  ],
  accessibility: {
    name: 'A section named by its heading; a list of tiles; two buttons named with the row’s name.',
    keys: [
      'Tab goes from game to game and brings it into view.',
      'Arrow left and right go to the game beside.',
      'Enter and Space on the buttons move the row; at its end they keep focus and do nothing.',
    ],
    announcements: [],
    wcag: [
      '2.2.2 Pause, Stop, Hide: it never moves by itself',
      '2.5.7 Dragging Movements: buttons beside the swipe',
      '2.4.4 Link Purpose (In Context)',
    ],
  },
  anatomy: [
    'tiles: 29 % of the width at least 6.25rem; the cut-off one says there are more',
    'head: `--type-title`',
  ],
};
