import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The code of a booked slip, large, with the ways to pass it on.',
  when: ['Share Betslip: a slip that somebody else is to open (R1-09).'],
  whenNot: ['A placed bet or ticket: ShareSheet.', 'The code of an SMS: CodeField takes it in.'],
  doDont: [
    {
      do: 'Send code and link together: “Kipenga code ABC123: 4 picks, odds 12.40. 18+”.',
      dont: 'Send the code alone: it is the link that opens the slip.',
    },
  ],
  content: [
    'Booking code · Msimbo wa mkeka. Share · Shiriki. Copy · Nakili. WhatsApp is a name and stays.',
    'Always with 18+. Never with a stake.',
  ],
  accessibility: {
    name: 'The code is an output: read when it comes. Then Copy, Share, WhatsApp.',
    keys: [
      'Tab goes from Copy to Share to WhatsApp.',
      'Enter and Space copy and share; Enter follows the link.',
    ],
    announcements: ['The code, as an output element; “Copied!”, as CopyButton.'],
    wcag: ['4.1.3 Status Messages', '1.4.4 Resize Text'],
  },
  anatomy: [
    'code: `--type-code`, 700, in the phone’s equal-width face; dashed edge of `--control`',
    'ways: two beside each other, an odd one over the whole width; gap `--space-8`',
  ],
};
