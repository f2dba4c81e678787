import type { ComponentNotes } from '../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The mark: a pea whistle whose mouthpiece is the square corner.',
  when: ['Where the name stands beside it or the room is too small for it.'],
  whenNot: ['The head of a page: Logo.', 'A sign for “start” or “new”: it is the mark and nothing else.'],
  doDont: [
    {
      do: 'Leave it still and upright.',
      dont: 'Turn it, let it blow, or use it as a spinner.',
    },
  ],
  accessibility: {
    name: 'Hidden: the name beside it is text.',
    keys: [],
    announcements: [],
    wcag: [],
  },
  anatomy: ['colour: that of the text', 'side: 2rem unless told'],
};
