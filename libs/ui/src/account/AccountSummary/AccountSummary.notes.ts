import type { ComponentNotes } from '../../stories/notes.ts';

export const notes: ComponentNotes = {
  status: 'ready',
  summary: 'Balance, bonus and free bet, and the ways money moves.',
  when: ['The top of the page Account (R2-50).'],
  whenNot: ['The balance in the header: Header.', 'A bet’s figures: QuoteSummary.'],
  doDont: [
    {
      do: 'Keep Deposit, Withdraw and Limits alike in look and in steps.',
      dont: 'Make Deposit the filled one.',
    },
    {
      do: 'Show the bonus apart: it cannot be staked or withdrawn (D66).',
      dont: 'Add it to the balance.',
    },
  ],
  content: [
    'Balance · Salio. Bonus · Bonasi. Free bet · Beti ya bure. Deposit · Weka pesa. Withdraw · Toa pesa. Limits · Vikomo.',
  ],
  accessibility: {
    name: 'A region named “Your money”; a list of terms and amounts; three buttons.',
    keys: ['Tab: Deposit, Withdraw, Limits. Enter and Space press.'],
    announcements: [],
    wcag: ['3.2.4 Consistent Identification'],
  },
  anatomy: [
    'ground: `--card-surface`, edges `--edge`',
    'balance: `--digits-jackpot`',
    'bonus, free bet: `--digits-slip`',
    'three of one rank, each a Button: secondary, `--target-button`',
    'chalk line below: `--chalk` of `--text`',
  ],
};
