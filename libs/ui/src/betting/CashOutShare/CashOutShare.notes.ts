import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'How much of a bet is cashed out: a slider, the same as a part of the stake, and what stays on.',
  when: ['In the sheet of a cash-out, once a part of the bet is to be cashed out (D102).'],
  whenNot: ['A stake: StakeField. An amount to deposit or withdraw: AmountField.'],
  doDont: [
    {
      do: 'Say what of the stake stays on, beside what is cashed out.',
      dont: 'Let the slider alone decide: a thumb cannot hit 37 %.',
    },
  ],
  content: [
    'How much of the bet · Kiasi gani cha beti. Stake to cash out · Dau la kulipwa mapema. KES 50.00 of the stake stays on · KES 50.00 za dau zinaendelea.',
  ],
  accessibility: {
    name: 'A native slider “How much of the bet”, read as “50%: KES 50.00 of the stake of KES 100.00”, and a field “Stake to cash out”.',
    keys: ['Arrow keys, Page Up, Page Down, Home and End move the slider.', 'The field takes digits.'],
    announcements: ['What is wrong with the part, by the field.'],
    wcag: [
      '2.5.7 Dragging Movements: the field says the same without a drag',
      '2.5.8 Target Size: 44 px high',
    ],
  },
  anatomy: [
    { part: 'the browser’s own slider', at: 'input[type=range]', tokens: ['--target', '--brand'] },
    { part: 'percent in the digits', at: 'b', tokens: ['--digits-odds'] },
  ],
};
