import type { ComponentNotes } from '../../stories/notes.ts';

/** What a designer should know of JackpotWin. */
export const notes: ComponentNotes = {
  status: 'new',
  summary: 'What the prize leaves after tax, were one ticket alone to win it.',
  when: ['JackpotSlip shows it under the price, before the tap.'],
  whenNot: ['A ticket that has won: its shares are known then.', 'Every tier and its rules: JackpotPrizes.'],
  doDont: [
    {
      do: 'Say beside the sums that the prize is shared, and that nobody knows yet by how many.',
      dont: 'Show the prize before tax alone because it is the larger number.',
    },
  ],
  content: [
    'All 17 right, the prize not shared · Zote 17 sahihi, zawadi bila kugawana. The prize as it is now · Zawadi ilivyo sasa. Withholding tax · Kodi ya zuio. Net win · Ushindi halisi.',
  ],
  accessibility: {
    name: 'A section named by its heading, with a list of terms and figures.',
    keys: [],
    announcements: [],
    wcag: [
      '1.3.1 Info and Relationships',
      '3.3.4 Error Prevention (Legal, Financial, Data): the outcome before the tap',
    ],
  },
  anatomy: [
    'figures: `--digits-odds`',
    'net win: `--digits-bar`',
    'what is not known: `--type-small`, `--text-2`',
  ],
};
