import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Deposit limit, stake and loss limits of a day, time-out and self-exclusion, each one tap away.',
  when: ['The page Responsible gambling, for a customer who is logged in.'],
  whenNot: [
    'A visitor: the way to log in, with this page as the goal.',
    'The house’s own limits of a bet: the error of the stake.',
  ],
  doDont: [
    {
      do: 'Ask once before a break, because it cannot be taken back.',
      dont: 'Ask for reasons, or offer a bonus to stay.',
    },
    {
      do: 'Leave the amount empty.',
      dont: 'Propose a limit: any number works as advice.',
    },
    {
      do: 'Keep the shortest break chosen at the start.',
      dont: 'Leave out the long ones.',
    },
  ],
  content: [
    'Limits and breaks · Vikomo na mapumziko. Deposit limit · Kikomo cha kuweka pesa. Time-out · Mapumziko. Daily limits · Vikomo vya kila siku. Self-exclusion · Kujiondoa kucheza.',
    '“A lower limit starts at once. A higher one starts after 24 hours.” · “Kikomo kilichopunguzwa kinaanza mara moja. Kilichoongezwa kinaanza baada ya saa 24.”',
    '“Free help, day and night:” · “Msaada wa bure, usiku na mchana:”, with a number to call.',
    'Plain and kind: what happens, until when, what still works.',
  ],
  accessibility: {
    name: 'A region named “Limits and breaks”; four disclosures that say what holds; forms with radios, an amount, a password.',
    keys: [
      'Enter and Space open a part.',
      'Arrow keys choose a period or a length.',
      'Enter in the amount sets the limit; Enter in the password confirms.',
    ],
    announcements: [
      'The question before a break takes the focus and is read by it; leaving it gives the focus back.',
      'Errors of fields, as TextField.',
    ],
    wcag: [
      '3.3.4 Error Prevention (Legal, Financial, Data): one question before a break',
      '3.3.1 Error Identification',
      '3.3.8 Accessible Authentication (Minimum): the password can be pasted',
      '3.2.6 Consistent Help: the helpline stands at the foot of the panel',
    ],
  },
  anatomy: [
    'four AccordionItems',
    'what holds: `--info-tint` with a 4 px edge of `--info`',
    'the question: a frame of `--chalk`, `--radius-control`',
    'the limit now: `--type-body` in bold',
  ],
};
