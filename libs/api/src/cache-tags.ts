/** What an answer is about, and so what a write makes stale. */
export const CACHE_TAGS = [
  'Navigation',
  'Match',
  'Jackpot',
  'Limits',
  'PlayLimits',
  'Balance',
  'Bet',
  'Transaction',
  'NoticeSms',
  'Push',
  'Casino',
] as const;
export type CacheTag = (typeof CACHE_TAGS)[number];
