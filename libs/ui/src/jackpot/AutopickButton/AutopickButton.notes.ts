import type { ComponentNotes } from '../../stories/notes.ts';

/** What a designer should know of AutopickButton. */
export const notes: ComponentNotes = {
  status: 'new',
  summary: 'Fills the whole coupon by chance, and takes it back.',
  when: ['Above the rows of an open jackpot (R4-07); JackpotBoard brings it along.'],
  whenNot: ['The betslip: no picks by chance there.'],
  doDont: [
    {
      do: 'Keep the ticket it replaced and give `onUndo`.',
      dont: 'Ask “Are you sure?” and then lose it.',
    },
    {
      do: 'Pick one result for each match.',
      dont: 'Add doubles: the price would grow unasked.',
    },
  ],
  content: [
    'Autopick · Chagua kwa bahati. Undo · Rejesha.',
    'Said aloud: “17 matches picked by chance” · “Mechi 17 zimechaguliwa kwa bahati”, “Your own picks are back” · “Chaguo zako zimerudi”.',
  ],
  accessibility: {
    name: 'Buttons named “Autopick” and “Undo”.',
    keys: [
      'Enter and Space press. Undo comes right after Autopick in the tab order; pressed, it gives the focus back to it.',
    ],
    announcements: [
      'What was picked, and that the old picks are back, politely; the region is always there.',
    ],
    wcag: [
      '3.3.4 Error Prevention (Legal, Financial, Data): reversible',
      '4.1.3 Status Messages',
      '2.5.8 Target Size (Minimum): 44 px high',
    ],
  },
};
