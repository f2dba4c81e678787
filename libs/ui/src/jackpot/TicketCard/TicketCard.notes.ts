import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'A placed jackpot ticket, as the coupon it is.',
  when: ['A jackpot ticket in My Bets and in its detail.'],
  whenNot: ['Other bets: BetCard.', 'A ticket that is still being filled: JackpotSlip.'],
  doDont: [],
  content: [
    '12 of 17 right · 12 kati ya 17 sahihi. Stake returned · Dau limerudishwa, of a cancelled jackpot. Placed Yesterday, 12:14 · Iliwekwa Jana, 12:14.',
    'Read for each cell: “3. Bandari v Tusker: 1 or X, Right”.',
  ],
  accessibility: {
    name: 'An article with a heading of the third level; with `href` its one link is named by the jackpot. A list named “Your picks”.',
    keys: ['Tab reaches the link, if there is one; Enter opens the ticket.'],
    announcements: [],
    wcag: [
      '1.4.1 Use of Color: tick and dash, and words for screen readers',
      '2.4.7 Focus Visible: the ring goes round the card',
    ],
  },
  anatomy: [
    'cells: at least 2.375rem, sharing their edges',
    'right: `--good-tint` and a tick',
    'wrong: a dash, letters `--text-3`',
    'figures: `--digits-odds`',
  ],
};
