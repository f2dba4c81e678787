import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'new',
  summary: 'A jackpot’s matches by position: to pick from, with results, or only its description.',
  when: ['Inside a JackpotPanel, with what the platform answered for that jackpot.'],
  whenNot: [
    'The matches are loading: Shimmer. They failed: FailedState.',
    'The picks of a placed ticket: TicketCard.',
  ],
  doDont: [
    {
      do: 'Pass the ticket as it is: one of another jackpot shows nothing here (R4-06).',
      dont: 'Copy picks from one jackpot to another.',
    },
  ],
  content: [
    'The description is the offer’s own. Without one: “This jackpot is closed.” · “Jackpot hii imefungwa.”',
  ],
  accessibility: {
    name: 'A list named “Matches of Mega Jackpot”.',
    keys: ['Tab goes through the cells, row by row.'],
    announcements: ['What is picked, by its button’s state; the counts, see JackpotProgress.'],
    wcag: ['1.3.1 Info and Relationships: an ordered list by position'],
  },
};
