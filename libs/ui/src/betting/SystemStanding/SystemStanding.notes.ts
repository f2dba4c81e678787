import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'Which lines of a placed system live, are won or lost, and what it can still bring.',
  when: ['In Bet Details, above the picks of a system.'],
  whenNot: ['Before it is placed: SystemLadder.'],
  doDont: [
    {
      do: 'Name lines by the numbers that the picks below carry.',
      dont: 'Colour a line without a word or a line through it.',
    },
  ],
  content: [
    '2 won, 5 still open, 4 lost · 2 imeshinda, 5 bado hai, 4 imepoteza. Least it can still pay · Kiasi cha chini ambacho bado inaweza kulipa.',
    'More than 31 lines are counted by size.',
  ],
  accessibility: {
    name: 'A group “How its lines stand”; each line is a list item, “1·2 won”. The bar is not read.',
    keys: [],
    announcements: [],
    wcag: ['1.4.1 Use of Color: won is filled, lost struck through, and each says it'],
  },
  anatomy: [
    { part: 'won, live and lost as parts of one whole', at: '.bar', tokens: ['--good', '--text', '--line'] },
    { part: 'least and most, while it is open', at: '.range', tokens: ['--digits-odds'] },
    { part: 'lines of a size', at: '.lines', tokens: ['--digits-meta'] },
  ],
  drawnOn: 'Half Way',
};
