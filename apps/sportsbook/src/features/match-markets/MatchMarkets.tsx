import { failureOf, useGetMatchMarketsQuery } from '@kipenga/api';
import type { Market, MatchHeader as MatchNoun, MatchId, OutcomeId } from '@kipenga/betting-core';
import { Accordion, ButtonLink, EmptyState, FailedState, MarketPanel, Pills, Shimmer } from '@kipenga/ui';
import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { useSearchParams } from 'react-router-dom';
import { usePickNames } from '../../words/use-pick-names.ts';
import { useWords } from '../../words/use-words.ts';
import {
  pickedOutcomeId,
  selectionOfMarket,
  selectionToggled,
  selectPickOf,
  type BetslipRootState,
} from '../slip/index.ts';
import { kindIn, kindsOf, marketsOfKind, type MarketKind } from './market-kinds.ts';
import styles from './match-markets.module.css';
import { MatchHeader } from './MatchHeader.tsx';

/** The match and its markets, the 1x2 group first; the first three stand open (R2-40). */
export function MatchMarkets({ matchId }: { readonly matchId: MatchId }) {
  const t = useWords();
  const { currentData, error, isFetching, refetch } = useGetMatchMarketsQuery({ matchId });
  const failure = failureOf(error);
  if (failure?.kind === 'http' && failure.status === 404) return <MatchGone />;
  if (error !== undefined && currentData === undefined)
    return (
      <FailedState
        text={t('sportsbook.markets.failed')}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  if (currentData === undefined) return <Shimmer kind="match" count={4} />;
  const { match, markets, state, score } = currentData;
  const hasStarted = state === 'started' || state === 'ended';
  const isPostponed = state === 'postponed';
  return (
    <>
      <MatchHeader match={match} hasStarted={hasStarted || isPostponed} score={score} />
      <p role="status" className={hasStarted || isPostponed ? styles['started'] : 'visually-hidden'}>
        {hasStarted && t('sportsbook.markets.started')}
        {isPostponed && t('sportsbook.markets.postponed')}
      </p>
      {markets.length === 0 ? (
        <EmptyState title={t('sportsbook.markets.empty')} />
      ) : (
        <MarketsByKind match={match} markets={markets} />
      )}
    </>
  );
}

/** The address of a match that is no more leads on. */
function MatchGone() {
  const t = useWords();
  return (
    <EmptyState
      title={t('sportsbook.markets.gone')}
      action={<ButtonLink href="/sports">{t('sportsbook.bets.browse')}</ButtonLink>}
    />
  );
}

interface MarketsProps {
  readonly match: MatchNoun;
  readonly markets: readonly Market[];
}

/** The markets, narrowed to the kind the address names. */
function MarketsByKind({ match, markets }: MarketsProps) {
  const t = useWords();
  const [search, setSearch] = useSearchParams();
  const kinds = kindsOf(markets);
  const kind = kinds.find((one) => one === kindIn(search)) ?? 'all';
  const choose = (chosen: MarketKind) => {
    const next = new URLSearchParams(search);
    if (chosen === 'all') next.delete('kind');
    else next.set('kind', chosen);
    setSearch(next, { replace: true });
  };
  return (
    <>
      {kinds.length > 0 && (
        <div className={styles['kinds']}>
          <Pills
            label={t('sportsbook.markets.kinds')}
            pills={kinds.map((id) => ({ id, label: t(`sportsbook.markets.kind.${id}`) }))}
            currentId={kind}
            onSelect={choose}
          />
        </div>
      )}
      <Markets key={kind} match={match} markets={marketsOfKind(kind, markets)} />
    </>
  );
}

const OPEN_AT_FIRST = 3;

function Markets({ match, markets }: MarketsProps) {
  const dispatch = useDispatch();
  const inWords = useMarketInWords();
  const held = useSelector((state: BetslipRootState) => selectPickOf(state, match.id));
  const pick = useCallback(
    (market: Market, outcomeId: OutcomeId) => {
      const outcome = market.outcomes.find(({ id }) => id === outcomeId);
      const selection = outcome ? selectionOfMarket(match, market, outcome) : null;
      if (selection !== null) dispatch(selectionToggled(selection));
    },
    [dispatch, match],
  );
  return (
    <Accordion>
      {markets.map((market, at) => (
        <MarketPanel
          key={`${market.typeId} ${market.name}`}
          market={inWords(market)}
          isInitiallyOpen={at < OPEN_AT_FIRST}
          pickedOutcomeId={pickedOutcomeId(
            held,
            market.outcomes.map((outcome) => ({ ...outcome, marketTypeId: market.typeId })),
          )}
          onPick={(_, { id }) => pick(market, id)}
        />
      ))}
    </Accordion>
  );
}

/** A market as it is shown in the language of the visit; what is picked of it stays the feed's. */
function useMarketInWords(): (market: Market) => Market {
  const { marketName, outcomeName } = usePickNames();
  return (market) => ({
    ...market,
    name: marketName({ marketTypeId: market.typeId, marketName: market.name }),
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, label: outcomeName(outcome) })),
  });
}
