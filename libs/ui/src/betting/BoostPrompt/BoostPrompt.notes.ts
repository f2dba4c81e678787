import type { ComponentNotes } from '../../../.storybook/notes.ts';

/** What a designer should know of BoostPrompt. */
export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Says that one or two more picks bring a bonus.',
  when: [
    'In the slip, when one or two qualifying picks are missing (R4-09, D03). It shows nothing otherwise.',
  ],
  whenNot: [
    'The bonus is reached: QuoteNotices says what the next pick adds.',
    'Outside the slip: no bonus before a pick.',
  ],
  doDont: [
    {
      do: 'Pass the booster’s state as core reckons it; the number comes with it.',
      dont: 'Count picks in the screen.',
    },
    {
      do: 'Leave it a sentence.',
      dont: 'Turn it into a progress bar or a button that adds picks.',
    },
  ],
  content: [
    'To the letter (spec 4): “add matches to get a BONUS” · “ongeza mechi upate BONASI”, with the number before it: “+2”.',
  ],
  accessibility: {
    name: 'A polite status: “+2 add matches to get a BONUS”.',
    keys: [],
    announcements: ['The number is read when it comes and when it changes: the region is always there.'],
    wcag: ['4.1.3 Status Messages'],
    tested: [
      'Words and number at two; silence at three (R4-09, D03)',
      'axe at error on every story',
      'Conformance: server and browser, both languages, twice on one page',
    ],
  },
  anatomy: ['ground: `--gold-tint`; number: bold'],
};
