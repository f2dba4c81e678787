import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'The customer’s standing answer to prices that move while a bet is on its way.',
  when: ['In the slip, under the figures (D07, D63).'],
  whenNot: [
    'A price that has moved already: SelectionRow shows it, and the place button asks where this answer does not cover it.',
  ],
  doDont: [
    {
      do: 'Keep the customer’s choice for the next slip.',
      dont: 'Set it to “Accept all” for anybody.',
    },
    {
      do: 'Keep the three in this order: from asking to taking any.',
      dont: 'Offer only “accept changes”, yes or no.',
    },
  ],
  content: [
    '“If odds change before the bet is placed” · “Odds zikibadilika kabla ya beti kuwekwa”.',
    'Ask me · Niulize. Accept higher · Kubali zikipanda. Accept all · Kubali zote.',
  ],
  accessibility: {
    name: 'A fieldset of three radios, named by the sentence above.',
    keys: ['Tab reaches the answer that holds.', 'Arrow keys move and choose.'],
    announcements: [],
    wcag: ['3.3.4 Error Prevention (Legal, Financial, Data): a worse price needs consent'],
  },
  anatomy: [
    'RadioCards: question `--type-small`, `--text-2`; three answers in one frame of `--field-edge`',
    'RadioCards, the answer that holds: `--text` with `--page`, one square corner',
    'RadioCards, each answer: `--target` high, growing with the text',
  ],
  open: [
    'The product starts with “Accept higher” (D63); “Ask me” was proposed by research and is still to be decided.',
    'The choice holds until the page is loaded again.',
  ],
};
