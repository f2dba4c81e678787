import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Active, Won or Lost, and beside it what the three words cannot tell.',
  when: ['A bet, a leg or a ticket: BetCard, LegCard and TicketCard bring it along.'],
  whenNot: [
    'A payment: TransactionRow prints its status as text.',
    'A new thing: the mark “New” of MenuTabs and GameTile.',
  ],
  doDont: [
    {
      do: 'Leave Lost neutral.',
      dont: 'Paint it red: red is for errors and falling prices.',
    },
    {
      do: 'Pass the badge wherever the settlement has one (D43).',
      dont: 'Let a refunded bet say only “Lost”.',
    },
  ],
  content: [
    'Active · Inaendelea. Won · Umeshinda. Lost · Hukushinda: “you did not win”, not “umepoteza”.',
    'Cashed out · Imelipwa mapema: of a bet cashed out whole it stands alone.',
    'Void · Imebatilishwa. Half void · Nusu imebatilishwa. Refunded · Pesa zimerudishwa.',
  ],
  accessibility: {
    name: 'Plain words, read where they stand: “Lost”, “Refunded”. The tick is decoration.',
    keys: [],
    announcements: [],
    wcag: ['1.4.1 Use of Color: the word says it, Won has a tick'],
  },
  anatomy: [
    'Active: `--info-tint`',
    'Won: `--good-tint` and a tick',
    'Lost: `--sunken` with `--text-2`',
    'badge: edge `--control`',
    'corner: `--radius-tag`',
  ],
};
