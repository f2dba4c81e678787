import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One line to type in, with its label, its hint and its error.',
  when: [
    'One line of free text that has no field of its own: a referral code.',
    'As the base of a new kind of field.',
  ],
  whenNot: [
    'A phone number, password, SMS code or amount: PhoneField, PasswordField, CodeField, AmountField. They bring the right keyboard and the right filling.',
    'A search: SearchField.',
    'A choice of few: RadioCards.',
  ],
  doDont: [
    {
      do: 'Keep the label above and visible, and put the rule in `hint`.',
      dont: 'Use the placeholder as the label: it is gone with the first letter.',
    },
    {
      do: 'Set `error` on sending, and say how to mend it: “Enter whole shillings.”',
      dont: 'Mark a field wrong while it is still being typed in.',
    },
  ],
  content: [
    'Label: a noun, no colon. Hint: what is accepted. Error: one sentence, what to do, no “invalid input”.',
    'Words of the specification stay to the letter: “Phone Number is invalid”.',
  ],
  accessibility: {
    name: 'A text box named by its label. The printed prefix (KES) is part of its description.',
    keys: ['Tab goes from the box to the buttons inside it.'],
    announcements: [
      'The line under the box is a polite live region and the description of the box: hint and error are read with it.',
    ],
    wcag: [
      '1.3.5 Identify Input Purpose: pass `autoComplete`',
      '1.4.11 Non-text Contrast: the edge reaches 3 : 1',
      '3.3.1 Error Identification: sign, words and edge, not colour alone',
    ],
  },
  anatomy: [
    { part: 'label, always on show', at: 'label', tokens: ['--type-small', '--text-2'] },
    {
      part: 'box',
      at: '.box',
      tokens: ['--target-button', '--edge-line', '--field-edge', '--radius-control'],
    },
    { part: 'text, 16 px, so that iPhones do not zoom the page', at: 'input', tokens: ['--type-field'] },
    { part: 'what is wrong, beside the field', at: '.error', tokens: ['--bad'] },
    {
      part: 'invalid: an edge of 2 px on a tint',
      at: '[data-invalid] .box',
      tokens: ['--bad', '--bad-tint'],
    },
  ],
  drawnOn: 'Invalid',
};
