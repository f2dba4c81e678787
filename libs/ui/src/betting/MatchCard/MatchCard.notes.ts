import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One match of a list: when, which, who, and its prices.',
  when: ['Every list of matches that have not started: Home, Sports, search.'],
  whenNot: [
    'One match with all its markets: MarketPanel.',
    'A leg of the slip or of a placed bet: SelectionRow, LegCard.',
    'A match of a jackpot: JackpotMatchRow.',
  ],
  doDont: [
    {
      do: 'Take `columns` from `mainColumns(sport)`: two, three or seven.',
      dont: 'Show an X for tennis.',
    },
    {
      do: 'Keep the game ID: it is what people say and send by SMS.',
      dont: 'Drop it to make room for a crest.',
    },
  ],
  content: [
    '“+ 34 Markets” · “+ Masoko 34” (R2). “ID 4071” · “ID 4071”.',
    'Teams as the feed writes them, never shortened by hand. Time is Nairobi’s, 24 hours.',
  ],
  accessibility: {
    name: 'An article named by its teams, with a heading of the third level; its prices are a group “Main markets” · “Masoko makuu”.',
    keys: [
      'Tab reaches the markets first, then a star, then the prices from left to right, past missing ones.',
      'Enter opens the markets; Enter and Space pick a price and take it back.',
    ],
    announcements: [],
    wcag: [
      '1.4.10 Reflow: 320 px and 200 % text, three over four',
      '2.4.4 Link Purpose (In Context): the link is described by the teams',
      '2.4.11 Focus Not Obscured (Minimum): the page scrolls past its bars',
    ],
  },
  anatomy: [
    { part: 'time in the digits', at: '.time', tokens: ['--digits-meta'] },
    { part: 'game ID and league, one line', at: '.meta', tokens: ['--type-meta', '--text-3'] },
    { part: 'the way to all markets, 44 px to press', at: '.more', tokens: ['--brand-strong', '--target'] },
    {
      part: 'teams, 600, one line; two where the away team would be cut off',
      at: '.teams',
      tokens: ['--type-team', '--text'],
    },
    {
      part: 'where a star stands, 44 px to press',
      at: '.marked > button',
      tokens: ['--target', '--edge'],
    },
    {
      part: 'prices: seven in a row where the list has 22em of room, else three over four',
      at: '.odds',
      tokens: ['--odds-gap'],
    },
    {
      part: 'the card, a hairline below it; 100 px high with seven prices',
      at: '.card',
      tokens: ['--card-surface', '--line'],
    },
  ],
};
