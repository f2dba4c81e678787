import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'An amount of whole shillings, with buttons for the usual ones.',
  when: ['Money that is moved or limited: deposit, withdrawal, deposit limit.'],
  whenNot: [
    'The stake of a slip: StakeField, whose keypad leaves the slip in sight.',
    'A price or a code: TextField, CodeField.',
    'To show an amount: text in the digits.',
  ],
  doDont: [
    {
      do: 'Let quick amounts add to what is typed: 49 and “+100” make 149.',
      dont: 'Let them replace it, or grow with the last deposit.',
    },
    {
      do: 'Start empty, or with what is needed to the shilling.',
      dont: 'Fill in more than the customer typed or needs.',
    },
    {
      do: 'Say the limits in `hint`, read from the limits list: “From KES 20 to KES 20,000”.',
      dont: 'Write a limit into a text.',
    },
  ],
  content: [
    'The label names the amount: “Stake”. The printed KES is read with the hint.',
    'Add KES 100 · Ongeza KES 100. KES 10 less · Punguza kwa KES 10. KES 10 more · Ongeza kwa KES 10.',
    'Errors of the specification: “Enter a valid amount”. Ours: “Enter whole shillings.”',
  ],
  accessibility: {
    name: 'A group and a text box, both named by the label; buttons named “Add KES 100”, “KES 10 less”, “KES 10 more”.',
    keys: [
      'Tab: the box, − and +, then the quick amounts.',
      'Enter in the box sends the form around it.',
      'Enter and Space press the buttons.',
    ],
    announcements: ['The error, as TextField. A tap on a button changes the box in silence.'],
    wcag: [
      '3.3.1 Error Identification',
      '3.3.4 Error Prevention (Legal, Financial, Data): nothing is sent by a quick amount',
    ],
  },
  anatomy: [
    'digits: `--digits-slip`',
    'KES before them: `--text-3`',
    'quick amounts: `--target-button` high, `--odds-rest`, `--digits-odds`',
    '− and +: an IconButton each, `--target`',
  ],
};
