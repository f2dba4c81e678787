import { combinationApi, matchMarketsApi } from '@kipenga/api';
import {
  combinationOf,
  partIdsOf,
  combinationId,
  type BetSystem,
  type Leg,
  type MatchMarkets,
  type Selection,
} from '@kipenga/betting-core';
import { useShellDispatch } from '@kipenga/shell';
import { Button } from '@kipenga/ui';
import { useState } from 'react';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import {
  chooseSystem,
  selectionOfMarket,
  selectionsAdded,
  selectSelections,
  systemOfPicks,
} from '../slip/index.ts';
import styles from './bet-history.module.css';

/** The picks found when a bet's picks were requested again. */
interface Found {
  readonly count: number;
  /** Matches whose pick is no longer offered. */
  readonly gone: readonly string[];
}

interface RebetProps {
  readonly legs: readonly Leg[];
  /** The lines, for a system. */
  readonly system?: BetSystem | undefined;
}

/**
 * Puts the outcomes of a placed bet on the slip again at present prices, in the same lines if the slip has no picks of
 * other matches, and names those no longer offered.
 */
export function Rebet({ legs, system }: RebetProps) {
  const t = useWords();
  const dispatch = useShellDispatch();
  const offerOf = useOfferOf();
  const mine = useSelector(selectSelections);
  const [found, setFound] = useState<Found | null>(null);
  const [isBusy, setBusy] = useState(false);
  const pickAgain = async () => {
    setBusy(true);
    const offers = await Promise.all(legs.map(async (leg) => ({ leg, pick: await offerOf(leg) })));
    const picks = offers.flatMap(({ pick }) => pick ?? []);
    const isOnlyIt = mine.every(({ matchId }) => legs.some((leg) => leg.matchId === matchId));
    if (system !== undefined && picks.length > 0 && isOnlyIt) chooseSystem(systemOfPicks(legs, system));
    dispatch(selectionsAdded(picks));
    const gone = offers.filter(({ pick }) => pick === null);
    setFound({
      count: picks.length,
      gone: gone.map(({ leg }) => `${leg.homeTeam} v ${leg.awayTeam}`),
    });
    setBusy(false);
  };
  return (
    <div className={styles['again']}>
      <Button isWide look="secondary" isBusy={isBusy} onClick={() => void pickAgain()}>
        {t('sportsbook.placed.again')}
      </Button>
      <div role="status">
        {found !== null && found.count > 0 && <p>{t('sportsbook.detail.onSlip', { count: found.count })}</p>}
        {found !== null && found.gone.length > 0 && (
          <p>{t('sportsbook.detail.gone', { count: found.gone.length, matches: found.gone.join(', ') })}</p>
        )}
      </div>
    </div>
  );
}

/** Loads the present offer of a leg's outcome or combination; null if it is not offered. */
function useOfferOf(): (leg: Leg) => Promise<Selection | null> {
  const dispatch = useShellDispatch();
  const { getMatchMarkets } = matchMarketsApi.endpoints;
  const { priceCombination } = combinationApi.endpoints;
  return async (leg) => {
    const { matchId } = leg;
    if (matchId === undefined) return null;
    const asked = dispatch(getMatchMarkets.initiate({ matchId }, { forceRefetch: true }));
    // Subscribed meanwhile: a query without subscribers is dropped at focus or reconnect, and the leg would count as
    // gone.
    const { data } = await asked;
    asked.unsubscribe();
    if (data === undefined) return null;
    if (leg.parts === undefined) return offerIn(data, leg);
    const [first, ...others] = leg.parts.map((part) => offerIn(data, part));
    if (!first || others.length === 0) return null;
    const parts = [first, ...others.flatMap((one) => one ?? [])] as const;
    if (parts.length < leg.parts.length) return null;
    const outcomeIds = partIdsOf(combinationId(parts.map((part) => part.outcomeId)));
    const { feedMatchId } = first;
    const priced = dispatch(priceCombination.initiate({ feedMatchId, outcomeIds }, { forceRefetch: true }));
    const { data: answer } = await priced;
    priced.unsubscribe();
    return answer?.kind === 'priced' ? combinationOf(parts, answer.odds) : null;
  };
}

/** The same outcome as offered now; null if it is not. */
function offerIn(
  { match, markets }: MatchMarkets,
  { marketTypeId, outcomeKey }: Pick<Leg, 'marketTypeId' | 'outcomeKey'>,
): Selection | null {
  const market = markets.find((one) => one.typeId === marketTypeId);
  const outcome = market?.outcomes.find((one) => one.key === outcomeKey);
  return market && outcome ? selectionOfMarket(match, market, outcome) : null;
}
