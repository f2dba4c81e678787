import { useGetMarketOfMatchesQuery, type MarketOfMatches } from '@kipenga/api';
import {
  DOUBLE_CHANCE,
  type MainColumn,
  type Match,
  type MatchId,
  type Outcome,
} from '@kipenga/betting-core';
import { SkipToSlip } from '@kipenga/shell';
import { MatchCard, OddsButton } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { createContext, memo, use, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { usePickNames } from '../../words/use-pick-names.ts';
import { LateMatchStar } from '../favourites/index.ts';
import {
  pickedOutcomeId,
  selectionOfMarket,
  selectionToggled,
  selectPickOf,
  type BetslipRootState,
} from '../slip/index.ts';
import type { ListView } from './match-view.ts';
import type { MatchRowProps } from './MatchRow.tsx';
import { useMatchList } from './use-match-list.ts';

/** The places on a card for its three outcomes, those of 1, X and 2, with their headings. */
export const DOUBLE_CHANCE_COLUMNS: readonly MainColumn[] = ['home', 'draw', 'away'];
export const DOUBLE_CHANCE_LABELS: readonly string[] = ['1X', '12', 'X2'];

/** The most matches in one call (MOST_MATCHES_BY_IDS). */
const AT_ONCE = 100;
/** The shortest time between two looks at prices that move together with those of 1x2. */
const LOOK_AGAIN_MS = 5000;

type Prices = ReadonlyMap<MatchId, readonly Outcome[]> | null;

/** The double chance of the listed matches; null while it loads. */
const PricesContext = createContext<Prices>(null);

interface DoubleChancePricesProps {
  readonly view: ListView | null;
  readonly children: ReactNode;
}

/** Loads the double chance of a list's matches, and again when the list's prices have moved, from which it derives. */
export function DoubleChancePrices({ view, children }: DoubleChancePricesProps) {
  const { matches } = useMatchList(view);
  const first = useDoubleChance(matches?.slice(0, AT_ONCE));
  const others = useDoubleChance(matches?.slice(AT_ONCE));
  const prices = useMemo(() => first && new Map([...first, ...(others ?? [])]), [first, others]);
  return <PricesContext value={prices}>{children}</PricesContext>;
}

function useDoubleChance(matches: readonly Match[] | undefined): Prices {
  const ids = matches?.map(({ id }) => id).join();
  const asked = useMemo(
    () => (ids ? { marketTypeId: DOUBLE_CHANCE.typeId, matchIds: ids.split(',') as MatchId[] } : skipToken),
    [ids],
  );
  const { currentData, error, refetch } = useGetMarketOfMatchesQuery(asked);
  const moved = matches?.map(({ mainOutcomes }) => mainOutcomes.home?.odds).join();
  const [looked, setLooked] = useState({ moved, at: 0 });
  useEffect(() => {
    if (asked === skipToken || looked.moved === moved) return undefined;
    const wait = Math.max(0, looked.at + LOOK_AGAIN_MS - performance.now());
    const timer = setTimeout(() => {
      setLooked({ moved, at: performance.now() });
      void refetch();
    }, wait);
    return () => clearTimeout(timer);
  }, [asked, looked, moved, refetch]);
  return useMemo(() => (error === undefined ? byMatch(currentData) : new Map()), [currentData, error]);
}

const byMatch = (market: MarketOfMatches | undefined): Prices =>
  market ? new Map(market.matches.map(({ matchId, outcomes }) => [matchId, outcomes])) : null;

/** One match of the list with its double chance in place of the prices of its columns. */
export const DoubleChanceRow = memo(function DoubleChanceRow({ match }: MatchRowProps) {
  const dispatch = useDispatch();
  const { outcomeName } = usePickNames();
  const prices = use(PricesContext);
  const outcomes = prices?.get(match.id) ?? [];
  const pick = useSelector((state: BetslipRootState) => selectPickOf(state, match.id));
  const { typeId, name } = DOUBLE_CHANCE;
  const picked = pickedOutcomeId(
    pick,
    outcomes.map((one) => ({ ...one, marketTypeId: typeId })),
  );
  const toggle = (outcome: Outcome | undefined) => {
    const selection = outcome && selectionOfMarket(match, { typeId, name, outcomes }, outcome);
    if (selection) dispatch(selectionToggled(selection));
  };
  return (
    <>
      <MatchCard
        match={match}
        columns={DOUBLE_CHANCE_COLUMNS}
        href={`/markets?match=${encodeURIComponent(match.id)}`}
        mark={<LateMatchStar match={match} />}
        renderOdds={(_, column) => {
          const at = DOUBLE_CHANCE_COLUMNS.indexOf(column);
          const key = DOUBLE_CHANCE.outcomes[at]?.key;
          const outcome = outcomes.find((one) => one.key === key);
          return (
            <OddsButton
              outcomeId={outcome?.id ?? null}
              odds={outcome?.odds ?? null}
              label={DOUBLE_CHANCE_LABELS[at] ?? ''}
              name={outcome ? outcomeName(outcome) : ''}
              isPicked={outcome !== undefined && outcome.id === picked}
              isLoading={prices === null}
              onToggle={() => toggle(outcome)}
            />
          );
        }}
      />
      {pick && <SkipToSlip />}
    </>
  );
});
