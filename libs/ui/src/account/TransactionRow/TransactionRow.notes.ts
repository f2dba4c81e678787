import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One movement of money: status and reference, when, how much.',
  when: ['The lists Deposits and Withdrawals of My Transactions (R4-12).'],
  whenNot: ['A bet: BetCard.'],
  doDont: [
    {
      do: 'Show the platform’s status as it is; TRX_SUCCESS alone becomes PENDING (D42).',
      dont: 'Translate FAILED into something kinder.',
    },
  ],
  content: [
    '“status - reference” to the letter (R4): “PENDING - N/A”, “COMPLETED - QK12AB34CD”; in Swahili “INASUBIRI - N/A”. Date and time: 2026-11-21 12:30:00, Nairobi.',
    'What is of today or yesterday says so beside it: “3 min ago”, “Yesterday, 12:30”.',
  ],
  accessibility: {
    name: 'A list item of plain text; the arrow is an image named “Deposit” or “Withdrawal”.',
    keys: [],
    announcements: [],
    wcag: ['1.1.1 Non-text Content: the arrow is named', '1.4.10 Reflow: a long reference breaks'],
  },
  anatomy: [
    'row: at least 64 px, `--card-surface`, hairline of `--line`',
    'line: `--type-body`, 600',
    'amount: `--digits-odds`',
    'sign: `--text-3`',
  ],
};
