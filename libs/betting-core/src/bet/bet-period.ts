/** The tabs of My Bets, in order (R4-11). */
export const BET_PERIODS = ['today', 'week', 'month', 'all'] as const;

/** One tab of My Bets. */
export type BetPeriod = (typeof BET_PERIODS)[number];

const DAYS = { today: 0, week: 7, month: 30, all: null } as const;

/** How many days back a tab reaches; null for all bets (R4-11). */
export const daysOf = (period: BetPeriod): 0 | 7 | 30 | null => DAYS[period];
