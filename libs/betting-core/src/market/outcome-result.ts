/** The results of an outcome. */
export const OUTCOME_RESULTS = ['won', 'lost', 'void'] as const;

/** The result of an outcome: it won, it lost, or it does not count and its stake is returned. */
export type OutcomeResult = (typeof OUTCOME_RESULTS)[number];

/** The result of an outcome, or open while its match has none. */
export type LegResult = OutcomeResult | 'open';
