import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Says how many more picks bring the first bonus.',
  when: [
    'In the slip, when the first bonus is at most three qualifying picks away (R4-09, D03, D118). It shows nothing otherwise.',
  ],
  whenNot: [
    'The bonus is reached: QuoteNotices says what the next pick adds.',
    'Outside the slip: no bonus before a pick.',
  ],
  doDont: [
    {
      do: 'Leave it the words and the number.',
      dont: 'Turn it into a progress bar or a button that adds picks.',
    },
  ],
  content: [
    'To the letter (R4): “add matches to get a BONUS” · “ongeza mechi upate BONASI”, with the number after it: “+2 picks” · “+2 chaguo”. Nobody may change the words; before them the number would read as the beginning of their sentence.',
  ],
  accessibility: {
    name: 'A polite status: “add matches to get a BONUS +2 picks”.',
    keys: [],
    announcements: ['The number is read when it comes and when it changes: the region is always there.'],
    wcag: ['4.1.3 Status Messages'],
  },
  anatomy: [
    'ground: `--gold-tint`; words: `--type-body`, 600, `--gold-text`',
    'number: `--digits-odds` on `--gold` with `--on-gold`, at the right edge',
  ],
};
