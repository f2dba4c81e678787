/** The tabs of My Bets, in order. */
export const BET_PERIODS = ['today', 'week', 'month', 'all'] as const;

/** One tab of My Bets. */
export type BetPeriod = (typeof BET_PERIODS)[number];

const DAYS = { today: 0, week: 7, month: 30, all: null } as const;

/**
 * Returns the days that a tab of My Bets reaches back; null for all bets.
 *
 * @example
 * BET_PERIODS.map((period) => `${period} ${daysOf(period)}`); // today 0,week 7,month 30,all null
 */
export const daysOf = (period: BetPeriod): 0 | 7 | 30 | null => DAYS[period];
