import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A Kenyan mobile number, as a person types it.',
  when: ['A Kenyan mobile number: log in, register, recover a password.'],
  whenNot: [
    'To show a number: print it as “0712 345 678”, or as a `tel:` link.',
    'The customer is logged in: the number is known, do not ask again (WCAG 3.3.7).',
  ],
  doDont: [
    {
      do: 'Take 0712…, 712…, 254712… and +254712…, with spaces or dashes; `parseMsisdn` decides on sending.',
      dont: 'Force a mask, a country picker or digits only.',
    },
    {
      do: 'Set `autoComplete="username"` beside a password, so that the phone fills both.',
      dont: 'Leave `tel` there: password managers then save no user name.',
    },
  ],
  content: [
    'Phone number · Nambari ya simu. The placeholder 0712 345 678 shows the form.',
    'Error on register: “Phone Number is invalid”. On verification: “Phone number is invalid”. Both are the specification’s (R5).',
  ],
  accessibility: {
    name: 'A text box named “Phone number”, or by the label given.',
    keys: ['As TextField; a phone shows the keys of a telephone.'],
    announcements: ['The error, as TextField.'],
    wcag: [
      '1.3.5 Identify Input Purpose: `tel`, or `username` at login',
      '3.3.1 Error Identification',
      '3.3.7 Redundant Entry',
      '3.3.8 Accessible Authentication (Minimum): paste and filling work',
    ],
  },
  anatomy: [
    'box: as TextField, `--target-button` high, edge `--field-edge`',
    'example in the empty box: `--text-3`, as in TextField',
  ],
};
