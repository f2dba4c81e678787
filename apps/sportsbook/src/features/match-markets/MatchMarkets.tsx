import { useGetMatchMarketsQuery } from '@kipenga/api';
import type { Market, MatchHeader as MatchNoun, MatchId, Outcome } from '@kipenga/betting-core';
import { Accordion, EmptyState, FailedState, MarketPanel, Shimmer } from '@kipenga/ui';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useFeedNames } from '../../words/use-feed-names.ts';
import { useWords } from '../../words/use-words.ts';
import {
  pickedOutcomeId,
  selectionOfMarket,
  selectionToggled,
  selectPickOf,
  type BetslipRootState,
} from '../slip/index.ts';
import { MatchHeader } from './MatchHeader.tsx';

/** The match and its markets, the 1x2 group open first (R2-40). */
export function MatchMarkets({ matchId }: { readonly matchId: MatchId }) {
  const t = useWords();
  const { currentData, error, isFetching, refetch } = useGetMatchMarketsQuery({ matchId });
  if (error !== undefined && currentData === undefined)
    return (
      <FailedState
        text={t('sportsbook.markets.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="match" count={4} />;
  const { match, markets } = currentData;
  return (
    <>
      <MatchHeader match={match} />
      {markets.length === 0 ? (
        <EmptyState title={t('sportsbook.markets.empty')} />
      ) : (
        <Markets match={match} markets={markets} />
      )}
    </>
  );
}

function Markets({ match, markets }: { readonly match: MatchNoun; readonly markets: readonly Market[] }) {
  const dispatch = useDispatch();
  const { marketName } = useFeedNames();
  const held = useSelector((state: BetslipRootState) => selectPickOf(state, match.id));
  const pick = useCallback(
    (market: Market, outcome: Outcome) => {
      const selection = selectionOfMarket(match, market, outcome);
      if (selection !== null) dispatch(selectionToggled(selection));
    },
    [dispatch, match],
  );
  return (
    <Accordion>
      {markets.map((market, at) => (
        <MarketPanel
          key={`${market.typeId} ${market.name}`}
          market={{ ...market, name: marketName(market.name) }}
          isInitiallyOpen={at === 0}
          pickedOutcomeId={pickedOutcomeId(
            held,
            market.outcomes.map((outcome) => ({ ...outcome, marketTypeId: market.typeId })),
          )}
          onPick={(_, outcome) => pick(market, outcome)}
        />
      ))}
    </Accordion>
  );
}
