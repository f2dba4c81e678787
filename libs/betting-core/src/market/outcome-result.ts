/** What a result can make of an outcome. */
export const OUTCOME_RESULTS = ['won', 'lost', 'void'] as const;

/** What a result makes of an outcome: it came in, it did not, or it does not count and its stake goes back (D12). */
export type OutcomeResult = (typeof OUTCOME_RESULTS)[number];

/** The same of an outcome whose match may still have no result: open until then. */
export type LegResult = OutcomeResult | 'open';
