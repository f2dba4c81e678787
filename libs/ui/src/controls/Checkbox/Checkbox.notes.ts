import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'A statement that is agreed to or not; the whole line can be tapped.',
  when: ['One statement that is agreed to or not: the age and the terms on register, “Remember me”.'],
  whenNot: [
    'One of several: RadioCards.',
    'Something that works at once, without a form: FreeBetToggle or a Button with `aria-pressed`.',
  ],
  doDont: [
    {
      do: 'Write the whole sentence that is agreed to as the label; it can be tapped anywhere.',
      dont: 'Shorten it to “I agree”.',
    },
    {
      do: 'Start consent unticked.',
      dont: 'Tick consent, or an offer by SMS, for the customer.',
    },
  ],
  content: [
    'Consent, to the letter (R5): “I am at least 18 years of age and I have read, accept and agree to the Terms and Conditions.”',
    'The error names the reason: “Tick the box to go on: Kipenga is for adults of 18 and over.”',
  ],
  accessibility: {
    name: 'A checkbox named by its label. Links inside the label work.',
    keys: ['Space ticks and unticks.'],
    announcements: ['The error, in a polite live region; it is the description too.'],
    wcag: [
      '1.4.1 Use of Color: a tick and a square corner beside the fill',
      '3.3.1 Error Identification',
      '3.3.4 Error Prevention (Legal, Financial, Data): consent is given in words',
    ],
  },
  anatomy: [
    'line: `--target` at least',
    'box: 1.5rem, edge `--field-edge`, `--radius-tag`',
    'ticked: `--brand` with `--on-brand`, bottom left corner square',
    'disabled: `--sunken`, edge `--line`, `--text-3`',
  ],
};
