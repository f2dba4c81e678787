import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The six digits of an SMS, in one field.',
  when: ['The six digits of an SMS: verify a phone number, reset a password.'],
  whenNot: ['A booking code: it has letters, and TextField takes it.', 'Money: AmountField.'],
  doDont: [
    {
      do: 'Keep one field, so that a paste and the phone’s own suggestion fill it at once.',
      dont: 'Draw six little boxes that split a paste and trap the backspace.',
    },
    {
      do: 'Say where the code went and when it can be sent again.',
      dont: 'Send it the moment the sixth digit is typed: a slip of the finger uses up one of five tries.',
    },
  ],
  content: ['Code from the SMS · Msimbo kutoka kwa SMS.', 'Missing: “Enter the code from the SMS”.'],
  accessibility: {
    name: 'A text box named “Code from the SMS”, or by the label given.',
    keys: ['As TextField; a phone shows digits. It takes six signs at most.'],
    announcements: ['The error, as TextField.'],
    wcag: [
      '1.3.5 Identify Input Purpose: `one-time-code`',
      '3.3.8 Accessible Authentication (Minimum): nothing has to be remembered; paste and the phone’s suggestion work',
    ],
  },
  anatomy: ['digits: `--digits-bar`, set wide'],
};
