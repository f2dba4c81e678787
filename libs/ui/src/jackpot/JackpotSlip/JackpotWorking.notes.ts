import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'How the price of a ticket comes about, and what of it is tax.',
  when: ['JackpotSlip shows it. Alone where only the price is explained.'],
  whenNot: ['A bet with odds: QuoteSummary.'],
  doDont: [
    {
      do: 'Show the multiplication: “2 × 2 =”, “4 × KES 99 =”.',
      dont: 'Show the sum alone when a double has just doubled it.',
    },
  ],
  content: [
    'Matches with two picks are “Doubles” · “Mechi zenye chaguo mbili”. Lines · Mistari. Each line · Kila mstari. Stake · Dau. Tax · Kodi. Stake after tax · Dau baada ya kodi.',
  ],
  accessibility: {
    name: 'A list of terms and figures, labelled “How the stake is worked out”.',
    keys: [],
    announcements: [],
    wcag: ['3.3.4 Error Prevention (Legal, Financial, Data): the price before the tap'],
  },
  anatomy: ['figures: `--digits-odds`', 'stake: `--digits-bar`'],
};
