import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One selection of a placed bet: match, score, pick, price, what came in, status.',
  when: ['Bet Details.'],
  whenNot: ['A pick that is not placed: SelectionRow.', 'A cell of a jackpot: TicketCard.'],
  doDont: [
    {
      do: 'Show the price the bet was placed at.',
      dont: 'Show the price of now.',
    },
    {
      do: 'Say “Not yet” while the leg is open, and draw a dash where it was settled without an outcome.',
      dont: 'Leave the place empty, or promise an outcome to a void leg.',
    },
  ],
  content: [
    'Market · Soko. Pick · Chaguo. Outcome · Matokeo. Not yet · Bado.',
    'Combination · Mchanganyiko. A void pick is left out: the others count at {odds} · Chaguo lililobatilishwa halihesabiwi: nyingine zinahesabiwa kwa {odds}.',
    'Market and pick are the feed’s; their first letter is drawn large.',
    'The kick-off by the clock of Nairobi: “Sat 21 Nov, 15:00” · “Jmosi 21 Nov, 15:00”.',
  ],
  accessibility: {
    name: 'An article with a heading of the second level (the teams and the score) and a list of terms.',
    keys: [],
    announcements: [],
    wcag: ['1.3.1 Info and Relationships: terms and facts'],
  },
  anatomy: [
    'date and ID: `--type-meta`, `--text-3`; status at the right edge',
    'teams: `--type-team`, 600',
    'score: `--digits-odds` on `--bar` with `--on-bar`',
    'a combination: one rail (`--brand`) through its picks, each with its own status',
    'facts: `--type-small` under `--type-meta`; price: `--digits-odds`',
  ],
};
