import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'One offer of the jackpots page: name, prize, closing time, and the board below.',
  when: ['The page Jackpots: one for each offer (R2-42).'],
  whenNot: ['A way to that page: JackpotCard.', 'Markets of a match: MarketPanel.'],
  doDont: [],
  content: [
    'Open · Iko wazi. Results · Matokeo. Closed · Imefungwa. Closes {day} {time} · Inafungwa {day} {time}.',
  ],
  accessibility: {
    name: 'The browser’s own disclosure, named by name, prize and state; the name is a heading of the second level.',
    keys: ['Tab reaches the head; Enter and Space open and shut.'],
    announcements: ['The browser reads open and shut.'],
    wcag: [
      '2.4.7 Focus Visible: a light ring on red earth',
      '1.4.3 Contrast (Minimum): `--on-jackpot` on `--jackpot`',
      '2.2.1 Timing Adjustable: no countdown',
    ],
  },
  anatomy: [
    'head, open: `--jackpot` with `--on-jackpot` and the corner arc',
    'head, else: `--card-surface`',
    'prize: `--digits-jackpot`, else `--digits-bar`',
    '18+ beside the closing time while it takes picks: `--digits-meta`',
    'corner: `--radius-card`',
  ],
};
