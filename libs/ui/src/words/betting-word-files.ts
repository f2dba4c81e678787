/** The kit's words that only the sportsbook says, of bets, jackpots and an account, after the first view: a file for each language. */
export const BETTING_WORD_FILES = import.meta.glob<Readonly<Record<string, string>>>(
  '../betting/words/*.json',
  { import: 'default' },
);
