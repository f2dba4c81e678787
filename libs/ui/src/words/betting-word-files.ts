/**
 * Texts of the kit used only by the sportsbook for bets, jackpots and accounts, loaded after the first view. One file per language.
 */
export const BETTING_WORD_FILES = import.meta.glob<Readonly<Record<string, string>>>(
  '../betting/words/*.json',
  { import: 'default' },
);
