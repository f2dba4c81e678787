import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'One match in play in a list: minute, a line for each side with its goals, and the prices of now.',
  when: ['On the list of matches in play (D103).'],
  whenNot: ['A match that has not begun: MatchCard.', 'At the head of the page of a match: LiveBoard.'],
  doDont: [
    {
      do: 'Keep the prices in their places when betting stops, locked.',
      dont: 'Take the card away, or let the list jump.',
    },
    {
      do: 'Let goals and minute change without motion.',
      dont: 'Flash the score: the list is looked at for prices.',
    },
  ],
  content: [
    "HT, FT and 45+2' as on a scoreboard, in both languages; read aloud in full: Half-time · Mapumziko.",
    'Betting stops with its reason: “Goal. Odds are coming back.” · “Goli. Odds zinarudi sasa hivi.”',
  ],
  accessibility: {
    name: 'An article named by both sides with their goals; the minute is read in words.',
    keys: ['Tab reaches the prices, then the way to the markets; Enter or Space picks a price.'],
    announcements: ['None: a list of forty matches would never be silent.'],
    wcag: [
      '1.4.1 Use of Color: a moved price has an arrow, a red card is said',
      '1.4.10 Reflow',
      '2.5.3 Label in Name',
    ],
  },
  anatomy: [
    { part: 'minute, on the bar’s ground', at: '.minute', tokens: ['--bar', '--digits-odds'] },
    { part: 'goals, in the digits', at: '.side > b', tokens: ['--digits-slip'] },
    { part: 'why betting stopped', at: '.why', tokens: ['--type-meta'] },
  ],
};
