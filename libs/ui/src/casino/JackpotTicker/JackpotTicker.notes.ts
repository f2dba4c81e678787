import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'What the highest casino jackpot holds.',
  when: ['The category Jackpots (R4-26).'],
  whenNot: ['A sports jackpot: JackpotCard, JackpotPanel.', 'The jackpot of one game: its GameTile.'],
  doDont: [
    {
      do: 'Let a new value stand there at once.',
      dont: 'Let it count up, roll or blink.',
    },
    {
      do: 'Leave the line out while no value is known.',
      dont: 'Print KES 0.00.',
    },
  ],
  content: [
    '“WIN KES 2,480,917.35” · “SHINDA KES 2,480,917.35”: two decimals (R4). Highest jackpot · Jackpot kubwa zaidi.',
  ],
  accessibility: {
    name: 'Plain words.',
    keys: [],
    announcements: ['The latest value, politely, at most once a minute; nothing when the page opens.'],
    wcag: ['2.2.2 Pause, Stop, Hide: no motion', '4.1.3 Status Messages'],
  },
  anatomy: [
    'frame: `--chalk` of `--gold`, bottom left corner square',
    'amount: `--digits-jackpot`, `--gold-text`',
    'label: `--type-small`',
  ],
};
