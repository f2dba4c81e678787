import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One leg of the slip: the pick and its price, the market, the match, and a way to take it off.',
  when: ['Inside the list of the open slip.'],
  whenNot: ['A placed bet: LegCard.', 'The jackpot slip: JackpotSlip draws its own rows.'],
  doDont: [
    {
      do: 'Pass `previousOdds` as long as the customer has not accepted the new price.',
      dont: 'Swap the price silently.',
    },
  ],
  content: [
    'was · ilikuwa, now · sasa (read, not shown). Suspended · Imesimamishwa. Postponed · Imeahirishwa. Started · Imeanza. Remove {match} · Ondoa {match}.',
    'Combination · Mchanganyiko, 2 picks · chaguo 2: its picks stand below, each with its market.',
    'Banker · Banker, in a system only: a name of the field, the same in both languages.',
    'The pick is the outcome’s own label: “Gor Mahia”, “No”.',
  ],
  accessibility: {
    name: 'A list item; its button is named “Remove Gor Mahia v AFC Leopards”. In a system a toggle before it is named “Banker: Gor Mahia v AFC Leopards”.',
    keys: [
      'Tab reaches the cross; Enter and Space take the leg off. Focus goes to the cross beside it, after the last leg to the title of the sheet.',
    ],
    announcements: [
      'None of its own: the slip tells of all prices that moved in one polite sentence, at most every five seconds.',
      'Suspended, Postponed and Started are said at the foot of the slip, not by the row.',
    ],
    wcag: ['1.4.1 Use of Color: words, a struck price and an arrow', '4.1.3 Status Messages'],
  },
  anatomy: [
    { part: 'pick, 700', at: '.pick', tokens: ['--type-team', '--text'] },
    { part: 'rail through the picks of a combination', tokens: ['--brand'] },
    { part: 'market and match', at: '.match', tokens: ['--type-small', '--text-2'] },
    { part: 'price in the digits; the old one struck through', at: '.price', tokens: ['--digits-slip'] },
    { part: 'arrow: place and shape say the direction', at: '.arrow', tokens: ['--good', '--bad'] },
    { part: 'remove', at: 'button', tokens: ['--target'] },
    { part: 'changed: the whole row is tinted', at: '.leg', tokens: ['--gold-tint'] },
    { part: 'suspended, postponed and started: lock and word, price struck through', tokens: ['--bad'] },
  ],
  drawnOn: 'Price Up',
};
