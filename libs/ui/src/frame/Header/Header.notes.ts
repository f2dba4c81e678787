import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The head of every page: the name, and Log In and Register, or balance and Deposit.',
  when: ['Once, at the top of every page (R2-20, R2-21).'],
  whenNot: ['The title of a page: PageHeader.', 'Over a game on a phone: GameFrame has its own bar (R2-63).'],
  doDont: [
    {
      do: 'Pass `account={undefined}` until storage is read: the place stays empty and nothing jumps.',
      dont: 'Show Log In for a blink to a customer who is logged in.',
    },
  ],
  content: [
    'Log In · Ingia. Register · Jisajili. Deposit · Weka pesa. Account · Akaunti.',
    'The phone as people write it: 0712 345 678. No balance in the page’s title: phones are shared.',
  ],
  accessibility: {
    name: 'A banner landmark; a link named “kipenga”; buttons that announce a dialog, or a link “Account KES 1,234.50 0712 345 678” and a button “Deposit”.',
    keys: ['Tab: home, then Log In and Register, or the account and Deposit.'],
    announcements: [],
    wcag: [
      '2.4.11 Focus Not Obscured (Minimum): the page’s scroll padding; on a low screen it scrolls away',
      '1.4.4 Resize Text: the row wraps',
      '3.2.3 Consistent Navigation',
    ],
  },
  anatomy: [
    { part: 'Logo, mark and name: the way home', at: '.home', tokens: ['--type-logo'] },
    { part: 'balance in the digits', at: '.balance', tokens: ['--digits-odds'] },
    { part: 'phone number', at: '.phone', tokens: ['--type-meta', '--text-3'] },
    { part: 'deposit: a Button, small', at: 'button', tokens: ['--brand', '--target'] },
    { part: 'chalk line below', at: 'header', tokens: ['--header-surface', '--header-line', '--chalk'] },
    { part: 'height; it stays at the top', tokens: ['--header-height'] },
  ],
  drawnOn: 'Logged In',
};
