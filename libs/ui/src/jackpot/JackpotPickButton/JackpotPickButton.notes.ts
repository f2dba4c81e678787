import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'One cell of a jackpot coupon: the key large, the price small.',
  when: ['1, X and 2 of a jackpot match; JackpotMatchRow draws the three.'],
  whenNot: ['A price that pays: OddsButton.', 'A placed ticket: TicketCard.'],
  doDont: [
    {
      do: 'Leave a cell without a price open: its price pays nothing here.',
      dont: 'Lock it, as OddsButton does.',
    },
    {
      do: 'Mark a wrong pick by its edge alone.',
      dont: 'Paint it red.',
    },
  ],
  content: ['Keys 1, X, 2 (R4). Names as for prices: “1, Gor Mahia to win, odds 2.35”.', 'No price: “–”.'],
  accessibility: {
    name: 'A button with `aria-pressed`, named “1, Gor Mahia to win, odds 2.35”. Disabled when the jackpot is not open.',
    keys: ['Enter and Space pick and take back.'],
    announcements: [],
    wcag: [
      '2.5.3 Label in Name',
      '1.4.1 Use of Color: tick, square corner, edges; the row says the result in words',
    ],
  },
  anatomy: [
    'rest: `--odds-rest`, hairline `--odds-edge`',
    'picked: `--odds-picked`, `--signature-corner`, tick',
    'came: `--text` with `--page` letters; right: `--good-tint`, edge `--good`',
    'missed: edge `--control`',
    'height and width: `--target` at least',
  ],
};
