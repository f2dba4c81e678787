import { failureOf, livePollingMs, useGetMatchMarketsQuery } from '@kipenga/api';
import type { Market, MatchHeader as MatchNoun, MatchId, OutcomeId } from '@kipenga/betting-core';
import { lazyPart } from '@kipenga/shell';
import {
  Accordion,
  ButtonLink,
  EmptyState,
  FailedState,
  MarketPanel,
  Pills,
  Shimmer,
  useIsSavingData,
} from '@kipenga/ui';
import { Suspense, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePickNames } from '../../words/use-pick-names.ts';
import { useWords } from '../../words/use-words.ts';
import { pickedOutcomeId } from '../slip/index.ts';
import { CombineWay } from './CombineWay.tsx';
import { kindIn, kindsOf, marketsOfKind, type MarketKind } from './market-kinds.ts';
import styles from './match-markets.module.css';
import { MatchHeader } from './MatchHeader.tsx';
import { useCombining, type Combining } from './use-combining.ts';

/** Loaded with the first combination. */
const CombinationBuilder = lazyPart(() =>
  import('./CombinationBuilder.tsx').then((file) => file.CombinationBuilder),
);

/** Loaded with the first match that has begun. */
const LiveHead = lazyPart(() => import('./LiveHead.tsx').then((file) => file.LiveHead));
const MarketsLeft = lazyPart(() => import('./LiveHead.tsx').then((file) => file.MarketsLeft));

/** Preloads the parts of a match that has begun, so that a server can draw them. */
export const preloadLiveHead = async (): Promise<void> =>
  void (await Promise.all([LiveHead.preload(), MarketsLeft.preload()]));

/** The match and its markets, the 1x2 group first; the first three are open (R2-40). */
export function MatchMarkets({ matchId }: { readonly matchId: MatchId }) {
  const t = useWords();
  const [isInPlay, setInPlay] = useState(false);
  const isSaving = useIsSavingData();
  const { currentData, error, isFetching, refetch } = useGetMatchMarketsQuery(
    { matchId },
    // Otherwise the stream sends it.
    { pollingInterval: isInPlay && isSaving ? livePollingMs(isSaving) : 0, skipPollingIfUnfocused: true },
  );
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
  const { match, markets, state, score, takesCombinations } = currentData;
  const hasStarted = state === 'started' || state === 'ended';
  const live = hasStarted ? currentData.live : undefined; // one that waits for a new start may have been played for a while
  const isPlayed = live !== undefined && live.period !== 'ended';
  if (isPlayed !== isInPlay) setInPlay(isPlayed);
  const isPostponed = state === 'postponed';
  return (
    <>
      {live === undefined ? (
        <MatchHeader match={match} hasStarted={hasStarted || isPostponed} score={score} />
      ) : (
        <Suspense fallback={<Shimmer kind="line" count={3} />}>
          <LiveHead match={match} live={live} />
        </Suspense>
      )}
      <p
        role="status"
        className={(hasStarted && !isPlayed) || isPostponed ? styles['started'] : 'visually-hidden'}
      >
        {hasStarted &&
          !isPlayed &&
          t(live === undefined ? 'sportsbook.markets.started' : 'sportsbook.live.over')}
        {isPostponed && t('sportsbook.markets.postponed')}
      </p>
      {markets.length === 0 ? (
        <EmptyState title={t('sportsbook.markets.empty')} />
      ) : live === undefined ? (
        <MarketsByKind match={match} markets={markets} takesCombinations={takesCombinations} />
      ) : (
        isPlayed && (
          <Suspense fallback={<Shimmer kind="match" count={4} />}>
            <MarketsLeft live={live} markets={markets}>
              {(left) => <MarketsByKind match={match} markets={left} takesCombinations={undefined} />}
            </MarketsLeft>
          </Suspense>
        )
      )}
    </>
  );
}

/** The address of a match that no longer exists leads on. */
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

/** The markets, filtered by the kind in the address, and the button that combines picks. */
function MarketsByKind({
  match,
  markets,
  takesCombinations,
}: MarketsProps & { readonly takesCombinations: boolean | undefined }) {
  const t = useWords();
  const combining = useCombining(match, markets);
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
      {takesCombinations !== undefined && <CombineWay isOffered={takesCombinations} combining={combining} />}
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
      <Markets key={kind} markets={marketsOfKind(kind, markets)} combining={combining} />
      {combining.outcomeIds !== null && (
        <div className={styles['combining']}>
          <Suspense fallback={<Shimmer kind="line" />}>
            <CombinationBuilder
              match={match}
              markets={markets}
              outcomeIds={combining.outcomeIds}
              held={combining.held}
              onRemove={combining.remove}
              onAdd={combining.add}
              onStop={combining.stop}
            />
          </Suspense>
        </div>
      )}
    </>
  );
}

const OPEN_AT_FIRST = 3;

function Markets({ markets, combining }: Pick<MarketsProps, 'markets'> & { readonly combining: Combining }) {
  const inWords = useMarketInWords();
  const { outcomeIds, held, tap } = combining;
  const pick = (market: Market, outcomeId: OutcomeId) => {
    const outcome = market.outcomes.find(({ id }) => id === outcomeId);
    if (outcome !== undefined) tap(market, outcome);
  };
  const pickedOf = ({ typeId, outcomes }: Market): OutcomeId | null =>
    outcomeIds === null
      ? pickedOutcomeId(
          held,
          outcomes.map((outcome) => ({ ...outcome, marketTypeId: typeId })),
        )
      : (outcomes.find(({ id }) => outcomeIds.includes(id))?.id ?? null);
  return (
    <Accordion>
      {markets.map((market, at) => (
        <MarketPanel
          key={`${market.typeId} ${market.name}`}
          market={inWords(market)}
          isInitiallyOpen={at < OPEN_AT_FIRST}
          pickedOutcomeId={pickedOf(market)}
          onPick={(_, { id }) => pick(market, id)}
        />
      ))}
    </Accordion>
  );
}

/** A market in the language of the visit; the feed's data is unchanged. */
function useMarketInWords(): (market: Market) => Market {
  const { marketName, outcomeName } = usePickNames();
  return (market) => ({
    ...market,
    name: marketName({ marketTypeId: market.typeId, marketName: market.name }),
    outcomes: market.outcomes.map((outcome) => ({ ...outcome, label: outcomeName(outcome) })),
  });
}
