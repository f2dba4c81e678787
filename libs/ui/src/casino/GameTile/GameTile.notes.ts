import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One game, 3 : 4, with its name on a scrim. Nothing on it moves.',
  when: ['A game in a grid or a row; GameGrid and GameSlider draw it.'],
  whenNot: ['A live table with seats and limits: LiveTableTile.', 'A message of the house: CasinoBanner.'],
  doDont: [
    {
      do: 'Pass a `motif` by `motifOf(typeId)`: the drawing stands where a picture is missing, late or broken.',
      dont: 'Show a grey box or a broken picture.',
    },
    {
      do: 'Print the jackpot as text: “WIN KES 1,234.00”.',
      dont: 'Rely on words inside the picture.',
    },
  ],
  content: [
    'The name is the provider’s, whole; after two lines it is cut on show and still read in full.',
    '“Favourite: {name}” · “Kipendwa: {name}” is the name of the heart.',
    'New · Mpya. WIN {amount} · SHINDA {amount}: two decimals (R4).',
  ],
  accessibility: {
    name: 'A button, or a link with `href`, named by “New”, the game and what it can win. The picture is decoration.',
    keys: ['Enter and Space open the game; on a link Enter.', 'Tab goes on to its heart, which Space marks.'],
    announcements: ['`aria-busy` while it opens; nothing is announced.'],
    wcag: ['1.4.5 Images of Text', '2.2.2 Pause, Stop, Hide: nothing moves'],
  },
  anatomy: [
    {
      part: 'ground: always the same of six for a game',
      at: '.tile',
      tokens: ['--tile-1', '--tile-2', '--tile-3', '--tile-4', '--tile-5', '--tile-6'],
    },
    { part: 'drawing: chalk lines, until a picture comes', at: '.motif', tokens: ['--tile-text'] },
    { part: 'name, 600, two lines', at: '.name', tokens: ['--type-small'] },
    { part: 'scrim under the name', at: '.scrim', tokens: ['--tile-scrim'] },
    { part: 'New', at: '.flag', tokens: ['--gold', '--on-gold'] },
    { part: 'heart, 44 px, where favourites are kept', at: '.heart', tokens: ['--target', '--tile-scrim'] },
    { part: 'win', at: '.win', tokens: ['--gold', '--digits-meta'] },
  ],
  drawnOn: 'States',
};
