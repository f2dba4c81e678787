import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One market of a match, with its outcomes.',
  when: ['The page Match Details: every market of the match.'],
  whenNot: ['The main prices in a list: MatchCard.', 'A jackpot: JackpotPanel.'],
  doDont: [
    {
      do: 'Open 1x2 at the start and leave the others shut (R2-40).',
      dont: 'Open forty markets at once on a small phone.',
    },
    {
      do: 'Keep the market’s name as the feed has it: “over/under 2.5”.',
      dont: 'Translate it by hand: the slip and the SMS name it too.',
    },
  ],
  content: [
    'Market and outcome names are the feed’s; the first letter of each is drawn large. The number beside the title counts outcomes.',
  ],
  accessibility: {
    name: 'A disclosure named by market and count; inside it a group named by the market. A price is named by its label and “odds 2.35”.',
    keys: ['Tab reaches the head, then the prices.', 'Enter and Space on the head open and shut.'],
    announcements: ['The browser reads open and shut.'],
    wcag: ['2.5.3 Label in Name'],
  },
  anatomy: [
    'head: AccordionItem',
    'prices: three across; two for two or four outcomes; one where a name has more than 22 letters',
    'gap: `--space-4`',
  ],
};
