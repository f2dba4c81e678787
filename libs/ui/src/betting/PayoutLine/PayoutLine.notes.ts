import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'Odds, tax and net win in one line, beside the button that places the bet.',
  when: ['At the foot of the slip, where the sums may have been scrolled away.'],
  whenNot: [
    'In place of the sums: they stand in the slip as QuoteSummary, with all seven figures and their working.',
    'While a leg is closed: what the remaining ones would pay is not known yet.',
  ],
  doDont: [
    {
      do: 'Keep it next to the button: what is paid, and what comes back, in one look.',
      dont: 'Show the win before tax because it is the larger number.',
    },
  ],
  content: [
    'Odds · Odds. Tax in all · Kodi kwa jumla, with what of it is taken now and what only if it wins. Possible win · Ushindi unaowezekana: what would reach the balance, here as everywhere.',
    'One warning at most, the costliest: Pays back less than you stake · Part of your stake earns nothing · The win is at its cap. The shillings stand in QuoteNotices.',
  ],
  accessibility: {
    name: 'A list of terms and figures, then a sentence with a sign.',
    keys: [],
    announcements: ['Silent: the same is said by QuoteNotices when it begins to hold.'],
    wcag: [
      '1.3.1 Info and Relationships: terms and figures',
      '1.4.1 Use of Color: a sign and words beside the colour',
      '3.3.4 Error Prevention (Legal, Financial, Data): the outcome beside the button',
    ],
  },
  anatomy: [
    'labels: `--type-meta`, `--text-2`',
    'figures: `--digits-odds`',
    'warning: `--type-small`, its sign `--bad` or `--info`',
  ],
};
