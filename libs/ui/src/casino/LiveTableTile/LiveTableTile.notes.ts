import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'A live table as it stands: what it does, its last results, its limits, its seats.',
  when: ['A table of the live casino (R7-14).'],
  whenNot: ['A game without seats: GameTile.'],
  doDont: [
    {
      do: 'Keep a table that fills up in its place: it turns grey under the sign “Full”.',
      dont: 'Sort full tables away under the thumb.',
    },
    {
      do: 'Say what the table does: “Bets open”.',
      dont: 'Count seconds down on a tile: a list must not hurry anybody.',
    },
    {
      do: 'Say limits and seats in words.',
      dont: 'Leave the drawn seats alone to say it.',
    },
  ],
  content: [
    '“KES 50 to KES 20,000” · “KES 50 hadi KES 20,000”. “4 of 7 seats free” · “Viti 4 kati ya 7 viko wazi”. The sign on a full one: Full · Imejaa. Bet limits · Viwango vya dau (read, not shown).',
    'What it does: Bets open · Dau zinapokelewa, In play · Inachezwa, Result · Matokeo; without news: Not up to date · Si ya sasa hivi. Last results · Matokeo ya mwisho (read, not shown).',
  ],
  accessibility: {
    name: 'A button named by “Full” where it is, then table, limits, seats, what it does and its last results. Full or opening: `aria-disabled`; opening: `aria-busy` besides.',
    keys: ['Enter and Space open the table; a full one keeps its focus and does nothing.'],
    announcements: [],
    wcag: [
      '1.4.1 Use of Color: seats in words',
      '4.1.3 Status Messages: seats change in silence, on purpose',
    ],
  },
  anatomy: [
    'scene: 16 : 9, `--tile-2` to `--tile-2-deep`; full: `--sunken`, a picture without its colours',
    'seats: an arc, at most nine drawn, the taken ones filled: `--tile-text`; full: `--text-3`',
    'sign “Full”: `--page` with `--text`, edge `--control`, `--radius-tag`, on the table itself, so that no seat is hidden',
    'phase: on the corner, `--tile-scrim`; bets open: `--gold`',
    'results: at most seven, `--digits-meta`, the latest with an edge; roulette and baccarat in their colours: `--tile-2` to `--tile-5-deep`',
    'not up to date: picture and results without their colours',
    'name: `--type-body`, 600; full: `--text-2`',
    'limits: `--digits-meta`; seats: `--type-meta`',
  ],
};
