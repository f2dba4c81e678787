import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'Passes a ticket or a bet on: the message as it will arrive, then the ways.',
  when: ['To share a placed ticket or bet by the device’s sheet, WhatsApp, SMS or copying.'],
  whenNot: [
    'A slip that is not placed yet: BookingCode, which shows the code large.',
    'Copying alone: CopyButton.',
  ],
  doDont: [
    {
      do: 'Show the whole message before it is sent, with “18+” in it.',
      dont: 'Send words the customer has not seen.',
    },
    {
      do: 'Share picks and odds.',
      dont: 'Put a stake, a win or a phone number into the message.',
    },
  ],
  content: ['“Kipenga code ABC123: 4 picks, odds 12.40. 18+”, then the address. Share · Shiriki.'],
  accessibility: {
    name: 'A modal dialog named by its title; buttons and links named Share, WhatsApp, SMS, Copy.',
    keys: [
      'Tab and Shift+Tab stay inside, but for the browser’s own bar; the page behind is inert.',
      'Escape closes.',
      'Tab goes along the ways, the device’s own first; Enter follows or presses.',
    ],
    announcements: ['“Copied!”, as CopyButton.'],
    wcag: [
      '2.4.4 Link Purpose (In Context)',
      '4.1.3 Status Messages',
      '1.4.10 Reflow: a long address breaks',
    ],
  },
  anatomy: [
    'message: `--sunken`, `--radius-card` with a square bottom left corner',
    'ways: side by side from 9rem each',
  ],
};
