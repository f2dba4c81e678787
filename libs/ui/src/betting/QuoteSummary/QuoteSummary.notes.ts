import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Every figure of what a bet costs and pays, and how each was worked out.',
  when: ['Before a bet is placed, under its stake.', 'To explain a placed bet with the same figures.'],
  whenNot: ['The price of a jackpot ticket: JackpotWorking.', 'The balance: AccountSummary.'],
  doDont: [
    {
      do: 'Show all seven figures always, a bonus of KES 0.00 too.',
      dont: 'Hide the tax until the last step.',
    },
    {
      do: 'Show a working anybody can repeat with a calculator.',
      dont: 'Show a calculator’s own signs: x, ^, max(0, …).',
    },
  ],
  content: [
    'Stake · Dau. Stake after tax · Dau baada ya kodi. Total odds · Jumla ya odds. Bonus · Bonasi. Win before tax · Ushindi kabla ya kodi. Tax on the win · Kodi ya ushindi. Possible win · Ushindi unaowezekana.',
    'Tax stands with a minus sign: “− KES 35.31”. Money has two decimals here.',
    'The working is written as on paper: × ÷ −, prices with two decimals, a bonus as “5%” or “(1.05³ − 1)”. The rest in words: “…, at most 500,000.00” · “…, isizidi 500,000.00”. The most a bet can win · Kiwango cha juu cha ushindi. No bonus on these picks · Chaguo hizi hazina bonasi. Nothing above the stake · Hakuna kinachozidi dau.',
    'With a free bet: Stake (free bet) · Dau (beti ya bure).',
  ],
  accessibility: {
    name: 'A region named “Bet amount summary”; a list of terms and figures; a button that says whether the working is open.',
    keys: ['Tab reaches “How is this worked out?”; Enter and Space open and shut the working.'],
    announcements: [
      'Notices speak, see QuoteNotices. The figures do not: they change at every digit of the stake.',
    ],
    wcag: [
      '1.3.1 Info and Relationships: terms and figures',
      '3.3.4 Error Prevention (Legal, Financial, Data): every figure before placing',
      '4.1.2 Name, Role, Value: `aria-expanded`',
    ],
  },
  anatomy: [
    { part: 'what it is: words', at: 'dt', tokens: ['--text-2'] },
    { part: 'figures in the digits, 15 px', at: 'dd', tokens: ['--digits-odds'] },
    { part: 'net, over a chalk line', at: '[data-kind=net]', tokens: ['--digits-bar', '--chalk'] },
    { part: 'the way to the working: a quiet Button', at: 'button', tokens: ['--target'] },
    { part: 'bonus', tokens: ['--gold-text'] },
    { part: 'working, line by line', tokens: ['--type-meta', '--text-3'] },
  ],
};
