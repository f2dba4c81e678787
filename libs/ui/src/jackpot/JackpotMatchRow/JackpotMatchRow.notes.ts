import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'One match of a jackpot: its position, who plays, and 1 X 2.',
  when: ['Inside the list of JackpotBoard, for an open and for a settled jackpot.'],
  whenNot: ['A match one bets on alone: MatchCard.', 'A pick in the slip: JackpotSlip draws its own rows.'],
  doDont: [
    {
      do: 'Say the result in words, then right or not.',
      dont: 'Let the colour of a cell be the only answer.',
    },
  ],
  content: [
    '“Gor Mahia won” · “Gor Mahia ilishinda”. Draw · Sare. Right · Sahihi. Wrong · Si sahihi.',
    'No result yet · Bado hakuna matokeo. “Void: every pick is right” · “Imebatilishwa: kila chaguo ni sahihi”.',
  ],
  accessibility: {
    name: 'A list item with a heading of the third level; the three cells are a group named by the teams.',
    keys: ['Tab goes along 1, X and 2; Space and Enter pick.'],
    announcements: [],
    wcag: ['1.4.1 Use of Color', '1.4.10 Reflow: the cells go below at large text'],
  },
  anatomy: [
    { part: 'position in the digits', at: '.position', tokens: ['--digits-slip'] },
    { part: 'D: a double', at: '.double', tokens: ['--gold', '--on-gold'] },
    { part: 'teams, 600', at: '.teams', tokens: ['--type-body'] },
    { part: 'day, time and country', at: '.meta', tokens: ['--type-meta', '--text-3'] },
    {
      part: 'cells: beside day, time and country, below them at large text',
      at: '.picks',
      tokens: ['--target'],
    },
  ],
  drawnOn: 'Double',
};
