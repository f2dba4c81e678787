/** Default paging of R7. */
export const PAGING = { offset: 0, matchLimit: 150, topLimit: 100 } as const;

/** Lists of a sport (D21). */
export const MATCH_TABS = ['highlights', 'today', 'tomorrow', 'all'] as const;
export type MatchTab = (typeof MATCH_TABS)[number];
