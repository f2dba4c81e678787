import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'The foot of the jackpot slip: the button that spends money, and why it waits.',
  when: ['In the `footer` of the sheet that holds JackpotSlip.'],
  whenNot: ['The betslip: its own place button with consent and deposit.'],
  doDont: [
    {
      do: 'Keep the button focusable while it waits, with its reason as description.',
      dont: 'Disable it and say nothing.',
    },
  ],
  content: [
    '“Place ticket for KES 792” · “Weka tiketi ya KES 792”.',
    'Why it waits: “8 matches still need a pick” · “Bado mechi 8 hazijachaguliwa”. “A ticket may cost at most KES 20,000. Take out a double.”',
  ],
  accessibility: {
    name: 'A button named by deed and amount, described by the reason; `aria-disabled` while it waits.',
    keys: [
      'Enter and Space place the ticket; nothing happens while there is a reason or while it is being placed.',
    ],
    announcements: ['The reason is a polite status that is always there: a change is read.'],
    wcag: [
      '3.3.1 Error Identification',
      '3.3.4 Error Prevention (Legal, Financial, Data): the amount is in the label',
      '4.1.3 Status Messages',
    ],
  },
  anatomy: ['a Button: `--target-place`, wide', 'reason: above it'],
};
