import { partIdsOf, type Selection } from '@kipenga/betting-core';

/** True if a pick combines several outcomes of its match at one price (D101). */
export const isCombination = ({ outcomeId }: Pick<Selection, 'outcomeId'>): boolean =>
  partIdsOf(outcomeId).length > 1;
