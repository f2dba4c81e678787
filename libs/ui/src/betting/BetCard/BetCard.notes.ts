import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'One bet of My Bets. The whole card opens the detail.',
  when: ['The list My Bets (R2-52).'],
  whenNot: [
    'A jackpot ticket with its coupon: TicketCard.',
    'A leg of a bet: LegCard.',
    'A payment: TransactionRow.',
  ],
  doDont: [
    {
      do: 'Show stake and winnings side by side, so that one sees what a win was net.',
      dont: 'Celebrate a win below its stake.',
    },
  ],
  content: [
    'Total stake · Jumla ya dau. Total winnings · Jumla ya ushindi; while it is active Possible win · Ushindi unaowezekana. Prematch · Kabla ya mechi. Jackpot.',
    'Its first match and how many there are besides: “Gor Mahia v Tusker and 2 more”. An automatic cash-out is told with its amount.',
    'What was cashed out of it stands beside the stake: Cashed out · Imelipwa mapema. A bet that can be cashed out has one quiet button for it, without a figure.',
    'A ticket is called after its jackpot: “Mega Jackpot 4KQ7-9XTM”. A lost bet shows winnings of KES 0.00. Month in three letters: Nov.',
  ],
  accessibility: {
    name: 'An article with a heading of the second level; its one link is named by type and reference: “Prematch #80412”.',
    keys: [
      'Tab reaches the link, one stop for the whole card; Enter opens the detail. What can be done with the bet is the next stop.',
    ],
    announcements: [],
    wcag: ['2.4.4 Link Purpose (In Context)', '2.4.7 Focus Visible: the ring goes round the card'],
  },
  anatomy: [
    { part: 'day in a frame; green where it was won', at: '.date', tokens: ['--digits-bar', '--good'] },
    { part: 'kind of bet, and its reference', at: '.title', tokens: ['--type-team', '--text-3'] },
    { part: 'stake and winnings in the digits', at: '.figures', tokens: ['--digits-odds'] },
    { part: 'it leads on', at: '.arrow', tokens: ['--text-3'] },
    { part: 'height: about 134 px', tokens: ['--edge'] },
  ],
};
