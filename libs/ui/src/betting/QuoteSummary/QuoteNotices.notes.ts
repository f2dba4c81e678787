import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'What to know before placing, in shillings.',
  when: ['QuoteSummary shows it by itself. Alone only where the figures stand elsewhere.'],
  whenNot: ['A refusal: Dialog. A wrong stake: the error of AmountField.'],
  doDont: [
    {
      do: 'Say the cost in shillings: “KES 19,062.50 of your stake would earn nothing.”',
      dont: 'Say “maximum win reached”.',
    },
    {
      do: 'Use the warning sign for what costs money, the information sign for the rest.',
      dont: 'Warn about everything.',
    },
  ],
  content: [
    '“Even if it wins, this bet pays back {shortfall} less than you stake.” · “Hata ikishinda, beti hii italipa {shortfall} chini ya dau lako.”',
    '“{stake} already wins the most a bet can win. {wasted} of your stake would earn nothing.” · “{stake} tayari inashinda kiwango cha juu kabisa. {wasted} ya dau lako haitaleta chochote.”',
    '“1 more pick at 1.30 or more adds a bonus of 5% of the win.” (D02)',
    '“2 more picks at 1.30 or more start the booster; the next one after that adds a bonus of 5% of the win.” (D02, D03)',
  ],
  accessibility: {
    name: 'A polite status region with one sentence for each notice.',
    keys: [],
    announcements: ['A notice that comes or goes is read politely; the region is always there.'],
    wcag: [
      '4.1.3 Status Messages',
      '1.4.1 Use of Color: a sign and words',
      '3.3.4 Error Prevention (Legal, Financial, Data)',
    ],
  },
  anatomy: [
    'information: `--info-tint`',
    'cost: `--bad-tint` with a warning sign',
    'bonus: `--gold-tint`',
    'corner: `--radius-control`',
  ],
};
