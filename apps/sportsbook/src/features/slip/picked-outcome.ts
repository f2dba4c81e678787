import type { MarketTypeId, OutcomeId, OutcomeKey, Selection } from '@kipenga/betting-core';

interface OfferedOutcome {
  readonly id: OutcomeId;
  readonly key: OutcomeKey;
  readonly marketTypeId: MarketTypeId;
}

/** The outcome to show pressed: the one with market and key of the match's pick on the slip (R4-02). */
export function pickedOutcomeId(
  pick: Pick<Selection, 'marketTypeId' | 'outcomeKey'> | null,
  outcomes: readonly OfferedOutcome[],
): OutcomeId | null {
  if (pick === null) return null;
  return (
    outcomes.find((one) => one.marketTypeId === pick.marketTypeId && one.key === pick.outcomeKey)?.id ?? null
  );
}
