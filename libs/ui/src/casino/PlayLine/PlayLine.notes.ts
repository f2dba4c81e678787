import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'How long and with what result one has played, over all games, with the way to the limits.',
  when: ['Above a game in its frame, for a customer.'],
  whenNot: [
    'A trial with play money: the game shows its time and net itself.',
    'A bet or a jackpot: the slip says what is left.',
  ],
  doDont: [
    {
      do: 'Show what the platform counts, in every window the same.',
      dont: 'Count in the page: a reload would begin at nothing.',
    },
    {
      do: 'Give a loss and a win the same ink.',
      dont: 'Colour a win green.',
    },
  ],
  content: [
    '“12 min · All games: −KES 60.00 · KES 40.00 left today · Limits” · “Dakika 12 · Michezo yote: −KES 60.00 · Zimebaki KES 40.00 leo · Vikomo”.',
  ],
  accessibility: {
    name: 'Plain words and a link.',
    keys: ['Tab reaches Limits, Enter follows it.'],
    announcements: ['Why a stake was refused, politely.'],
    wcag: ['4.1.3 Status Messages'],
  },
  anatomy: [
    'one row of `--type-small` that wraps',
    'what is left: `--text`',
    'why a stake was refused: a row of its own',
  ],
};
