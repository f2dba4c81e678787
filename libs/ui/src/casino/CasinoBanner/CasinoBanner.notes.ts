import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The links to sports, casino and virtual games, in a row.',
  when: ['The lobby (R2-60).'],
  whenNot: ['One message: Banner.', 'Games: GameSlider.'],
  doDont: [
    {
      do: 'Keep it to three messages; each leads somewhere else.',
      dont: 'Repeat one link in three colours.',
    },
    {
      do: 'Let it stand still until somebody moves it.',
      dont: 'Turn it by a clock.',
    },
  ],
  content: [
    'Title: two or three words. “2 of 3” · “2 kati ya 3”. Next · Inayofuata. Previous · Iliyotangulia.',
  ],
  accessibility: {
    name: 'A region named by `label`; headings of the second level; buttons “Previous” and “Next”.',
    keys: [
      'Tab goes from link to link and brings it into view.',
      'Arrow left and right go to the link beside.',
      'Enter and Space on the buttons move the row.',
    ],
    announcements: [],
    wcag: [
      '2.2.2 Pause, Stop, Hide: it never moves by itself',
      '2.5.7 Dragging Movements: buttons beside the swipe',
      '1.4.5 Images of Text',
    ],
  },
  anatomy: ['grounds: three in turn', 'drawing: as GameTile', 'link: gold, small'],
};
