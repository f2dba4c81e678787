import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Says one thing that has happened: good news, information or an error.',
  when: [
    'The platform’s answer to something the customer did with money: a bet placed, a bet refused.',
    'A rule that stopped a tap: “You have reached the maximum number of doubles!”.',
  ],
  whenNot: [
    'A list or figure that did not load: FailedState, in its place (D44).',
    'A wrong field: the error beside that field.',
    'A form: Modal. The slip: BottomSheet.',
    'News that nobody has to answer: ToastRegion.',
  ],
  doDont: [
    {
      do: 'Give the way on as an action before Close: “Deposit KES 37 and place bet”.',
      dont: 'Say only what is wrong and leave the customer there.',
    },
    {
      do: 'Pass the platform’s own description; an empty one becomes the sentence of R8-02.',
      dont: 'Write “Unknown error” or a code.',
    },
    {
      do: 'Use `info` for a rule of the game, `error` for what failed.',
      dont: 'Use `error` for a lost bet: it is no error.',
    },
  ],
  content: [
    'Title “Oops!” for refusals (R8); “Oops! ” with its space for the doubles, as the specification has it.',
    'Empty message: “Oops! Looks like something went wrong. Please try again.” · “Lo! Kuna hitilafu imetokea. Tafadhali jaribu tena.”',
    'Placed: “Bet placed Successfully”. Close · Funga.',
  ],
  accessibility: {
    name: 'A modal dialog named by its status and its title (“Error Oops!”) and described by its message.',
    keys: [
      'Tab and Shift+Tab stay inside, but for the browser’s own bar; the page behind is inert.',
      'Escape closes.',
      'Focus starts on the title, so that a long one is read from its top; Tab leads to the actions and to Close.',
      'Enter on Close closes; focus goes back to what opened it.',
    ],
    announcements: ['On opening, title and message are read: they are the dialog’s name and description.'],
    wcag: [
      '1.4.1 Use of Color: the sign says the status too',
      '2.1.2 No Keyboard Trap',
      '2.4.3 Focus Order: focus starts on the title, and the browser gives it back',
      '4.1.3 Status Messages',
    ],
  },
  anatomy: [
    { part: 'top edge, 4 px: how it went', at: 'dialog', tokens: ['--good', '--info', '--bad'] },
    { part: 'title after its sign', at: '.title', tokens: ['--type-title'] },
    { part: 'message', at: '.message', tokens: ['--text-2', '--size-team'] },
    {
      part: 'figures: name left, value right, below one another where both are long',
      at: '.figures',
      tokens: ['--type-body', '--text-2'],
    },
    { part: 'actions below one another, Close last', at: '.actions' },
    {
      part: 'ground; at most 26rem wide, from 768 px half the screen (R2-27)',
      tokens: ['--sheet-surface', '--radius-card'],
    },
    { part: 'arrival', tokens: ['--t-move'] },
  ],
};
