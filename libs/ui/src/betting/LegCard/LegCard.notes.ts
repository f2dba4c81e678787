import type { ComponentNotes } from '../../../.storybook/notes.ts';

/** What a designer should know of LegCard. */
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
      do: 'Say “Not yet” while nothing came in.',
      dont: 'Leave the place empty.',
    },
  ],
  content: [
    'Market · Soko. Pick · Chaguo. Outcome · Matokeo. Not yet · Bado.',
    'Date and time as the statement has them: 2026-11-21 15:00, Nairobi.',
  ],
  accessibility: {
    name: 'An article with a heading of the third level (the teams and the score) and a list of terms.',
    keys: [],
    announcements: [],
    wcag: ['1.3.1 Info and Relationships: terms and facts', '1.4.10 Reflow'],
    tested: [
      'Open, won, lost and void legs in one story',
      'axe at error on every story',
      'Conformance: server and browser, both languages, twice on one page',
    ],
  },
  anatomy: ['teams: `--type-team`', 'score and prices: the digits', 'facts: `--type-small`'],
};
