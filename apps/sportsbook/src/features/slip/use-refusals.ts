import { combinationApi } from '@kipenga/api';
import { partIdsOf, type OutcomeId, type Selection } from '@kipenga/betting-core';
import { answerMessage, useMessageText } from '@kipenga/shell';
import { shallowEqual, useSelector } from 'react-redux';

const { priceCombination } = combinationApi.endpoints;
type ApiState = Parameters<ReturnType<typeof priceCombination.select>>[0];

/** Why the combinations among the picks have no price now, in words, as the house answered when it was asked for one (D101). */
export function useRefusals(selections: readonly Selection[]): Readonly<Record<OutcomeId, string>> {
  const toText = useMessageText();
  const answers = useSelector(
    (state: ApiState) =>
      selections.map(({ feedMatchId, outcomeId }) => {
        const outcomeIds = partIdsOf(outcomeId);
        if (outcomeIds.length < 2) return null;
        const { data } = priceCombination.select({ feedMatchId, outcomeIds })(state);
        return data?.kind === 'refused' ? data : null;
      }),
    shallowEqual,
  );
  return Object.fromEntries(
    selections.flatMap(({ outcomeId }, at) => {
      const answer = answers[at];
      return answer ? [[outcomeId, toText(answerMessage(answer))]] : [];
    }),
  );
}
