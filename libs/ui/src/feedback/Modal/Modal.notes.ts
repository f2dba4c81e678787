import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A titled window over the page for a short form.',
  when: ['Log In, Get Started, Recover Password, Verify Phone Number, Share Betslip, Deposit (R2-26).'],
  whenNot: [
    'A message: Dialog.',
    'The slip, or anything one looks at beside the page: BottomSheet.',
    'Something with an address of its own: a page.',
  ],
  doDont: [
    {
      do: 'Keep one window open at a time; lead from Log In to Register by replacing it.',
      dont: 'Stack a window on a window. Only the Dialog may stand over one.',
    },
    {
      do: 'Let the owner remember where the tap pointed, and go there afterwards (D47).',
      dont: 'Close and leave the customer where he was.',
    },
  ],
  content: [
    'The titles are the specification’s: Log In, Get Started, Recover Password, Verify Phone Number, Share Betslip, Deposit.',
  ],
  accessibility: {
    name: 'A modal dialog named by its title.',
    keys: [
      'Tab and Shift+Tab stay inside, but for the browser’s own bar; the page behind is inert.',
      'Escape closes; so does Enter on Close, and focus goes back to what opened it.',
    ],
    announcements: ['On opening, the title is read: focus starts on it.'],
    wcag: [
      '2.1.2 No Keyboard Trap',
      '2.4.3 Focus Order: focus starts on the title and goes back to the opener',
      '2.4.11 Focus Not Obscured (Minimum): it scrolls a field clear of its sticky head',
      '3.2.1 On Focus: no keyboard opens by itself',
    ],
  },
  anatomy: [
    'head: `--header-height`, chalk line `--chalk` of `--sheet-line`',
    'ground: `--sheet-surface`, corner: `--radius-card`',
    'body: parts `--space-16` apart',
    'width: at most 26rem; from 768 px half the screen',
    'arrival: `--t-move`',
  ],
};
