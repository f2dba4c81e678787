/** Cache tags: the subjects of answers, by which a write marks cached answers as stale. */
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
