import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The stake of a slip, with a keypad of its own where a finger touches it.',
  when: ['The stake in the betslip: the phone’s keyboard would cover picks, sums and the place button.'],
  whenNot: [
    'Deposit, withdrawal, limit: AmountField. There is nothing behind to keep in sight.',
    'A code of an SMS: the phone’s keyboard suggests it.',
  ],
  doDont: [
    {
      do: 'Pass `netWin` as it stands for the typed stake: it is shown over the keys.',
      dont: 'Let the keypad hide what the stake would win.',
    },
    {
      do: 'Leave the plain field to a mouse, a keyboard and a screen reader.',
      dont: 'Open the keypad for everybody.',
    },
    {
      do: 'Start at KES 49 (R9) and keep what was typed while the sheet is shut.',
      dont: 'Start higher than the last time.',
    },
  ],
  content: [
    'Keypad · Vitufe vya namba. Delete a digit · Futa tarakimu. Use the phone’s keyboard · Tumia kibodi ya simu. Done · Sawa.',
    'In the slip: “Stake in KES” · “Dau kwa KES”.',
  ],
  accessibility: {
    name: 'As AmountField; the keypad is a group named “Keypad”, each key named by its digits or its deed.',
    keys: [
      'Typing goes on while the keypad is open.',
      'Escape closes the keypad alone, not the sheet around it; focus stays by the field.',
      'Tab goes along the keys; Enter and Space press.',
    ],
    announcements: ['The error, as TextField.'],
    wcag: [
      '2.1.1 Keyboard: the keypad is never the only way',
      '2.4.3 Focus Order: closing leaves focus at the field',
      '1.4.4 Resize Text: the keys fit at 200 % and 320 px',
    ],
  },
  anatomy: [
    {
      part: 'field: a TextField; quick amounts as in AmountField',
      at: 'input',
      tokens: ['--target-button', '--field-edge'],
    },
    { part: 'net win above the keys', at: '.win', tokens: ['--digits-meta'] },
    {
      part: 'digits: one key each',
      at: '.digits button',
      tokens: ['--odds-rest', '--digits-slip', '--target-button'],
    },
    {
      part: 'Done, two keys high; the telephone’s own keys beside it',
      at: '.ends button',
      tokens: ['--surface', '--control'],
    },
  ],
  drawnOn: 'Under A Finger',
};
