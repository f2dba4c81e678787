import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A free-text search box with a button that empties it.',
  when: ['To narrow the list below by teams or leagues, while typing or on Enter.'],
  whenNot: [
    'A booking code or any other value that is sent: TextField.',
    'Few, fixed choices: Pills or Tabs.',
  ],
  doDont: [
    {
      do: 'Let the owner wait for a pause in the typing before it searches.',
      dont: 'Ask the platform at every letter.',
    },
    {
      do: 'Show what was searched for when nothing is found: “No match found for “Gor”. Try a team’s name.”',
      dont: 'Leave the list blank.',
    },
  ],
  content: [
    'Search teams · Tafuta timu. Clear the search · Futa utafutaji.',
    'The label says what is searched; it is the placeholder too unless told otherwise.',
  ],
  accessibility: {
    name: 'A search landmark and a search box in it, both named by `label`; the cross is named “Clear the search”.',
    keys: [
      'Enter hands the text over.',
      'Tab reaches the cross once something is typed; pressed, it gives the focus to the box.',
    ],
    announcements: [],
    wcag: [
      '1.3.1 Info and Relationships: a search landmark, named so that two can be told apart',
      '3.3.2 Labels or Instructions: sign and placeholder; the sign stays',
    ],
  },
  anatomy: ['height: `--target`', 'edge: `--edge-line` of `--field-edge`', 'sign: `--text-3`'],
};
