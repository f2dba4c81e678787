import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Where short messages appear and are announced.',
  when: [
    'Something has happened that needs no answer and may be taken back: “Slip cleared”, with Undo.',
    'A tap that came to nothing and can be tried again where one is: a game that did not open.',
    'Prices of picked legs have moved: one merged sentence.',
  ],
  whenNot: [
    'A bet placed or refused: Dialog. It must not pass unread.',
    'A failed load: FailedState.',
    'A wrong field: its own error.',
  ],
  doDont: [
    {
      do: 'Render the region always, with an empty list, so that the first message is heard.',
      dont: 'Mount it together with the first message.',
    },
    {
      do: 'Put a second region into an open sheet: the page behind it is inert and silent.',
      dont: 'Show a toast under a modal sheet.',
    },
    {
      do: 'Let a message with Undo stay until it is dismissed, or at least ten seconds.',
      dont: 'Take Undo away after two.',
    },
  ],
  content: [
    'One sentence of at most eight words, what has happened: “2 prices changed. Total odds 5.05”. Dismiss · Ondoa ujumbe.',
  ],
  accessibility: {
    name: 'A polite status region. In each message: its words, its one deed, and a button “Dismiss”.',
    keys: [
      'Tab reaches the deed and Dismiss in the order of the page. Focus never jumps there.',
      'After Dismiss or the deed focus goes to the next message, else back to where it came from.',
    ],
    announcements: ['A new message is read politely.'],
    wcag: [
      '4.1.3 Status Messages',
      '2.2.1 Timing Adjustable: the owner decides how long; see the third rule',
      '1.4.3 Contrast (Minimum): `--on-bar` on `--bar` reaches 7 : 1',
    ],
  },
  anatomy: [
    'place: above the slip bar and the bottom navigation',
    'ground: `--bar`, letters `--on-bar`, edge `--chalk` of `--on-bar`',
    'corner: `--radius-control`, bottom left square',
    'arrival: `--t-move`',
  ],
  open: ['Clearing the slip does not use it yet: Undo is offered inside the empty slip.'],
};
