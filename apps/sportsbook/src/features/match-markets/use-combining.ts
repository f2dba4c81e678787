import {
  partsOf,
  type Market,
  type MatchHeader,
  type Outcome,
  type OutcomeId,
  type Selection,
} from '@kipenga/betting-core';
import { useRef, useState, type RefObject } from 'react';
import { useSelector, useStore } from 'react-redux';
import { onceTapsAreHeard } from '../../early-taps/once-taps-are-heard.ts';
import {
  isCombination,
  pickedOutcomeId,
  selectionOfMarket,
  selectionsAdded,
  selectionToggled,
  selectPickOf,
  type BetslipRootState,
} from '../slip/index.ts';

/** One more than a combination takes: the house then says that it is too many, and no further picks are collected. */
const MOST_COLLECTED = 7;

/** The last change of the slip: one pick of the match replaced another. */
export interface Exchange {
  readonly now: Selection;
  readonly before: Selection | null;
}

/**
 * Handles taps on prices of a match: each sets the match's pick on the slip, or is collected for a combination
 * (D101).
 */
export interface Combining {
  /** The collected outcomes, in order of the taps; null while none are collected. */
  readonly outcomeIds: readonly OutcomeId[] | null;
  /** The match's pick on the slip. */
  readonly held: Selection | null;
  /** The combination that was added, or replaced by one pick, until the next tap. */
  readonly exchange: Exchange | null;
  /** The button that starts combining, which gets the focus when the panel closes. */
  readonly way: RefObject<HTMLButtonElement | null>;
  /** Combining was requested, and starts once the app handles taps on prices. */
  readonly isStarting: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly tap: (market: Market, outcome: Outcome) => void;
  readonly remove: (outcomeId: OutcomeId) => void;
  readonly add: (combination: Selection) => void;
  /** Restores the pick from before the exchange. */
  readonly undo: () => void;
}

/** While picks are combined, collects taps on the match's prices; otherwise each tap sets the pick on the slip. */
export function useCombining(match: MatchHeader, markets: readonly Market[]): Combining {
  const store = useStore<BetslipRootState>();
  const { dispatch } = store;
  const held = useSelector((state: BetslipRootState) => selectPickOf(state, match.id));
  const [outcomeIds, setOutcomeIds] = useState<readonly OutcomeId[] | null>(null);
  const [isStarting, setStarting] = useState(false);
  const [last, setLast] = useState<Exchange | null>(null);
  const way = useRef<HTMLButtonElement>(null);
  const stop = () => {
    way.current?.focus();
    setOutcomeIds(null);
  };
  const exchange = last?.now.outcomeId === held?.outcomeId ? last : null;
  return {
    outcomeIds,
    held,
    exchange,
    isStarting,
    start: () => {
      setStarting(true);
      onceTapsAreHeard(() => {
        const pick = selectPickOf(store.getState(), match.id);
        setOutcomeIds(pick === null ? [] : outcomesOf(pick, markets));
        setLast(null);
        setStarting(false);
        way.current?.scrollIntoView?.(); // brings the prices to tap into view above the panel
      });
    },
    way,
    stop,
    tap: (market, outcome) => {
      if (outcomeIds !== null) return setOutcomeIds(collected(outcomeIds, market, outcome.id));
      const now = selectionOfMarket(match, market, outcome);
      if (now === null) return;
      setLast(held !== null && isCombination(held) ? { now, before: held } : null);
      dispatch(selectionToggled(now));
    },
    remove: (outcomeId) => setOutcomeIds(outcomeIds?.filter((one) => one !== outcomeId) ?? null),
    add: (combination) => {
      const isAnother = held !== null && held.outcomeId !== combination.outcomeId;
      setLast({ now: combination, before: isAnother ? held : null });
      dispatch(selectionsAdded([combination]));
      stop();
    },
    undo: () => {
      if (exchange?.before) dispatch(selectionToggled(exchange.before));
      setLast(null);
    },
  };
}

/** A market has at most one collected pick. */
function collected(
  before: readonly OutcomeId[],
  { outcomes }: Market,
  tapped: OutcomeId,
): readonly OutcomeId[] {
  const others = before.filter((id) => !outcomes.some((one) => one.id === id));
  if (before.includes(tapped)) return others;
  return others.length >= MOST_COLLECTED ? before : [...others, tapped];
}

/** The outcomes of a pick as offered now: a combination starts from the match's pick on the slip. */
function outcomesOf(held: Selection, markets: readonly Market[]): readonly OutcomeId[] {
  const parts = partsOf(held);
  return markets.flatMap(({ typeId, outcomes }) => {
    const offered = outcomes.map((outcome) => ({ ...outcome, marketTypeId: typeId }));
    return (parts.length > 0 ? parts : [held]).flatMap((part) => pickedOutcomeId(part, offered) ?? []);
  });
}
