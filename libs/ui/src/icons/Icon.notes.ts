import type { ComponentNotes } from '../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The frame all icons share: chalk lines of two units on a field of twenty-four.',
  when: ['To draw a new sign of the set, in its own export.'],
  whenNot: [
    'An existing sign: take it from the set.',
    'A team, a flag, a language: no crests, no flags.',
    'An emoji: it is a missing glyph on some phones.',
  ],
  doDont: [
    {
      do: 'Put it into IconButton or Button to be pressed.',
      dont: 'Hang a click on the picture.',
    },
  ],
  content: ['A `title` is one word of the state: Success, Error.'],
  accessibility: {
    name: 'Hidden as decoration; with `title` it is an image of that name.',
    keys: [],
    announcements: [],
    wcag: ['1.4.11 Non-text Contrast: it has the colour of the text'],
  },
  anatomy: ['lines: 2 units, round ends, in the colour of the text', 'side: 1.375rem (22 px) unless told'],
};
