/** Paging of R7: what the client asks for unless told otherwise. */
export const PAGING = { offset: 0, matchLimit: 150, topLimit: 100 } as const;

/** Which list of a sport is asked for (D21). */
export const MATCH_TABS = ['highlights', 'today', 'tomorrow', 'all'] as const;
export type MatchTab = (typeof MATCH_TABS)[number];
