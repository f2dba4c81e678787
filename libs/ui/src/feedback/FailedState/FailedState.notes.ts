import type { ComponentNotes } from '../../../.storybook/notes.ts';

/** What a designer should know of FailedState. */
export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A line where something failed to load, with Retry.',
  when: ['A list, a figure or a part of the page did not load (D44, R8-11).'],
  whenNot: [
    'The list loaded and is empty: EmptyState.',
    'The list is loading: Shimmer.',
    'A bet or a deposit was refused: Dialog, with the platform’s words.',
  ],
  doDont: [
    {
      do: 'Say what is missing: “My bets could not be loaded.”',
      dont: 'Say “Something went wrong” when you know what.',
    },
    {
      do: 'Put it where the list would stand and keep the rest of the page in use.',
      dont: 'Open a dialog for a list, or show “No bets yet” for bets that did not load.',
    },
    {
      do: 'Set `isRetrying` from the query, so that the button keeps its focus while it tries again.',
      dont: 'Replace the line by a shimmer at every try.',
    },
  ],
  content: [
    'Unless told otherwise: “This could not be loaded.” · “Haikuweza kupakiwa.” Retry · Jaribu tena.',
    'No blame and no apology; the sentence names the thing, the button is the way on.',
  ],
  accessibility: {
    name: 'A status line; in it the button “Retry”.',
    keys: ['Enter and Space on Retry try again.'],
    announcements: ['It is marked as a polite status.'],
    wcag: [
      '1.4.1 Use of Color: sign and words',
      '3.3.1 Error Identification',
      '3.3.3 Error Suggestion: Retry',
      '4.1.3 Status Messages',
    ],
    tested: [
      'Retry by tap, and no dialog (D44)',
      'axe at error on every story',
      'Conformance: server and browser, both languages, twice on one page',
    ],
  },
  anatomy: ['edge: 4 px of `--bad`', 'ground: `--bad-tint`, letters `--text`'],
  open: [
    'The status arrives together with its words; some screen readers read only what changes inside a region that is already there.',
  ],
};
