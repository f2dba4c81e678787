import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'How far a ticket is: a box for each match, and the two counts in words.',
  when: ['Above the rows of an open jackpot; JackpotBoard brings it along.'],
  whenNot: ['A closed or settled jackpot.', 'A load under way: Shimmer.'],
  doDont: [
    {
      do: 'Leave the doubles out where none are on offer.',
      dont: 'Show “0 of 0 doubles”.',
    },
  ],
  content: ['9 of 17 picked · Umechagua 9 kati ya 17. 2 of 5 doubles · Chaguo mbili: 2 kati ya 5.'],
  accessibility: {
    name: 'Plain words; the boxes are hidden.',
    keys: [],
    announcements: [],
    wcag: ['1.1.1 Non-text Content: the words say what the boxes show', '1.4.1 Use of Color'],
  },
  anatomy: [
    'box: 14 px, edge `--control`; picked: `--text`; double: half `--text`, half `--gold`',
    'counts: `--type-small`',
  ],
};
