import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'Which lines of a slip are played: the systems with a name, and the picks in a line.',
  when: ['In the slip of 3 to 12 picks, once System is chosen.'],
  whenNot: ['The way of betting itself, of which exactly one holds: RadioCards.'],
  doDont: [
    {
      do: 'Leave name and sizes beside each other: a name marks its sizes, so that one sees what it means.',
      dont: 'Explain Yankee in a sentence.',
    },
  ],
  content: [
    'Names are the same in every language. 2 of 5 · 2 kati ya 5. 10 lines · mistari 10. Picks in a line, one or more · Chaguo katika kila mstari, moja au zaidi.',
    'With a banker no system has a name.',
  ],
  accessibility: {
    name: 'Names are toggle buttons in a group “Systems by name”; sizes are checkboxes, each named by its size and its lines: “2 of 5 10 lines”.',
    keys: ['Tab goes from name to name and from size to size; Space marks a size, Enter or Space a name.'],
    announcements: ['None of its own: the slip says the lines in a polite status below.'],
    wcag: ['1.4.1 Use of Color: a marked name has a line, a marked size is filled', '1.4.10 Reflow'],
  },
  anatomy: [
    { part: 'names on a chalk line', at: '.names', tokens: ['--chalk', '--brand'] },
    { part: 'a size and its lines', at: '.grid > label', tokens: ['--digits-meta', '--type-meta'] },
  ],
};
