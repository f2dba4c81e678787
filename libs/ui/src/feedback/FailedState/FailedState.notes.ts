import type { ComponentNotes } from '../../stories/notes.ts';

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
  ],
  content: [
    'Unless told otherwise: “This could not be loaded.” · “Imeshindwa kupakia.” Retry · Jaribu tena.',
    'No blame and no apology; the sentence names the thing, the button is the way on.',
  ],
  accessibility: {
    name: 'A status that holds the sentence; beside it the button “Retry”, which is no part of what is said.',
    keys: [
      'Enter and Space on Retry try again; meanwhile the button keeps its focus and takes no more presses.',
    ],
    announcements: [
      'The sentence, politely: the region appears first and its words a moment later, as screen readers need it.',
      'The sentence again after every try that failed, as long as `isRetrying` is passed.',
    ],
    wcag: [
      '1.4.1 Use of Color: sign and words',
      '3.3.1 Error Identification',
      '3.3.3 Error Suggestion: Retry',
      '4.1.3 Status Messages',
    ],
  },
  anatomy: [
    'edge: 4 px of `--bad`',
    'ground: `--bad-tint`, letters `--text`',
    'sign: `--bad`',
    'a Button: secondary, small, `--target`; below the sentence where there is no room beside it',
  ],
};
