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

/** One more than a combination takes: the house says in its words that it is too many, and no more are collected. */
const MOST_COLLECTED = 7;

/** What became of the slip last, to be told: one pick of the match took the place of another. */
export interface Exchange {
  readonly now: Selection;
  readonly before: Selection | null;
}

/** Taps on prices of a match: each is the match's pick on the slip, or they are collected for a combination (D101). */
export interface Combining {
  /** What is collected, in the order of the taps; null while nothing is. */
  readonly outcomeIds: readonly OutcomeId[] | null;
  /** What the slip has of the match. */
  readonly held: Selection | null;
  /** The combination that was added, or that made room for one pick, until something else is tapped. */
  readonly exchange: Exchange | null;
  /** The button that starts it: where focus goes when the panel leaves. */
  readonly way: RefObject<HTMLButtonElement | null>;
  /** It was asked for and waits until the app hears taps on prices. */
  readonly isStarting: boolean;
  readonly start: () => void;
  readonly stop: () => void;
  readonly tap: (market: Market, outcome: Outcome) => void;
  readonly remove: (outcomeId: OutcomeId) => void;
  readonly add: (combination: Selection) => void;
  /** Gives the place back to what had it before the exchange. */
  readonly undo: () => void;
}

/** Collects taps on the prices of a match while picks are combined, and puts one of them on the slip otherwise. */
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
        way.current?.scrollIntoView?.(); // the prices to tap come up above the panel
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

/** A market has one pick among those that are collected. */
function collected(
  before: readonly OutcomeId[],
  { outcomes }: Market,
  tapped: OutcomeId,
): readonly OutcomeId[] {
  const others = before.filter((id) => !outcomes.some((one) => one.id === id));
  if (before.includes(tapped)) return others;
  return others.length >= MOST_COLLECTED ? before : [...others, tapped];
}

/** The outcomes of a pick as they are offered now: what is on the slip already is where a combination begins. */
function outcomesOf(held: Selection, markets: readonly Market[]): readonly OutcomeId[] {
  const parts = partsOf(held);
  return markets.flatMap(({ typeId, outcomes }) => {
    const offered = outcomes.map((outcome) => ({ ...outcome, marketTypeId: typeId }));
    return (parts.length > 0 ? parts : [held]).flatMap((part) => pickedOutcomeId(part, offered) ?? []);
  });
}
