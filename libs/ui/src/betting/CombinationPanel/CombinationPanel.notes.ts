import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary:
    'Picks of one match on their way to a combination: what goes together, what it pays, and why not more.',
  when: ['At the foot of the markets of a match, once “Combine picks” is on.'],
  whenNot: ['A combination on the slip: SelectionRow with its parts.', 'One that is placed: LegCard.'],
  doDont: [
    {
      do: 'Show our price beside the true one, the multiplied one and our margin.',
      dont: 'Show the multiplied price struck through, as if it had been on offer.',
    },
    {
      do: 'Name the picks that are in each other’s way, and leave it to the reader which of them goes.',
      dont: 'Take back a tap, or say “invalid selection”.',
    },
  ],
  content: [
    'Combination · Mchanganyiko. {count} picks · chaguo {count}. Our odds · Odds zetu. Odds without our cut · Odds bila sehemu yetu. Multiplied · Zikizidishwa. Of each 100 we keep about · Kati ya kila 100 tunabaki na takriban.',
    'Why a price is not the multiplied one is one sentence; only what margins cannot explain is told as “often” or “rarely”.',
  ],
  accessibility: {
    name: 'A region named “Combination”. Each pick is a button “Take out {pick}”; the cross is “Stop combining”.',
    keys: [
      'Tab goes from the cross over the picks to “Add to slip”; Enter and Space press.',
      'After a pick was taken out, focus goes to the one beside it, after the last to the cross.',
    ],
    announcements: [
      'One polite status tells what comes next, that picks do not go together and which, or the price with its reason.',
    ],
    wcag: ['1.4.1 Use of Color: refused picks have a dashed rail and a sentence', '4.1.3 Status Messages'],
  },
  anatomy: [
    { part: 'rail: the picks come in together or not at all', at: '.picks', tokens: ['--brand', '--bad'] },
    { part: 'what is said', at: '.said', tokens: ['--type-small'] },
    {
      part: 'our price, largest; the figures it is judged by',
      at: '.figures',
      tokens: ['--digits-bar', '--digits-odds'],
    },
  ],
  drawnOn: 'Priced',
};
