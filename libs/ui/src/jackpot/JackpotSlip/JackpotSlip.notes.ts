import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'The jackpot slip: the picks in one line that opens, and how the price comes about.',
  when: ['Inside a BottomSheet, with JackpotPlace as its foot.'],
  whenNot: [
    'The betslip of single and multi bets: SelectionRow and QuoteSummary.',
    'A placed ticket: TicketCard.',
  ],
  doDont: [
    {
      do: 'Name the matches that still need a pick by their positions.',
      dont: 'Say only “not complete”.',
    },
    {
      do: 'Take every pick of a match off with one cross.',
      dont: 'Put a cross at each half of a double.',
    },
  ],
  content: [
    '17 of 17 picked · Umechagua 17 kati ya 17, with their keys. Your picks · Chaguo zako. or · au: “Bandari to win or Draw”. “No pick yet for matches 4, 6, 9” · “Hujachagua mechi 4, 6, 9”.',
  ],
  accessibility: {
    name: 'A list named “Your picks”; each cross is named “Remove Gor Mahia v AFC Leopards”.',
    keys: [
      'Enter and Space on the line of picks open it; Tab goes from cross to cross; Enter and Space take the pick off, and focus goes to the cross beside it, after the last to the title of the sheet.',
    ],
    announcements: [],
    wcag: ['3.3.4 Error Prevention (Legal, Financial, Data)'],
  },
};
