import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'How the bets on a match that waited were judged: how many, and why those that fell did.',
  when: ['On the page anybody can open from a match in play, and after its end (D103).'],
  whenNot: ['What became of one’s own bet: BetCard.'],
  doDont: [
    {
      do: 'Show the verdicts for placed bets beside those for the others.',
      dont: 'Show only what suits the house.',
    },
  ],
  content: ['Placed · Zimewekwa. Not placed · Hazikuwekwa, with the reason in the next line.'],
  accessibility: {
    name: 'A region with three figures and a table whose rows are headed by the minute.',
    keys: [],
    announcements: ['None.'],
    wcag: ['1.3.1 Info and Relationships: a table with a caption and headers', '1.4.10 Reflow'],
  },
  anatomy: [
    { part: 'how many waited, stood, fell', at: '.judged dd', tokens: ['--digits-bar'] },
    { part: 'verdict', at: '.judged td', tokens: ['--good'] },
  ],
};
