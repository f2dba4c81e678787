import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A password, hidden until its owner asks to see it.',
  when: ['A password: `purpose="current"` to log in or confirm, `purpose="new"` to register or reset.'],
  whenNot: [
    'The code of an SMS: CodeField.',
    'The M-Pesa PIN: never. It is typed on the phone’s own prompt.',
  ],
  doDont: [
    {
      do: 'Let people paste, show what they typed and use a password manager.',
      dont: 'Block paste, or ask for “the third and fifth letter”.',
    },
  ],
  content: ['Password · Nenosiri. Show password · Onyesha nenosiri. Hide password · Ficha nenosiri.'],
  accessibility: {
    name: 'A text box named “Password”, or by the label given; in it a button named by what it does next, with no pressed state beside it.',
    keys: ['Tab goes from the box to the eye.', 'Enter and Space on the eye show and hide what was typed.'],
    announcements: ['The error, as TextField.'],
    wcag: ['1.3.5 Identify Input Purpose', '3.3.8 Accessible Authentication (Minimum)'],
  },
  anatomy: ['box: as TextField, `--target-button` high', 'eye: IconButton, `--target` wide, `--text-2`'],
};
