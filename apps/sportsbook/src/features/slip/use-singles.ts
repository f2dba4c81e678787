import {
  addCents,
  cents,
  dayLimitRejection,
  type DayLimitRejection,
  type LeftToday,
  type OutcomeId,
  type Selection,
} from '@kipenga/betting-core';
import { dayLimitMessage, useMessageText } from '@kipenga/shell';
import { useDispatch, useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import { singleLines, type SingleLine } from './single-lines.ts';
import { selectStake, stakeReset, stakeTyped } from './stake.slice.ts';
import { useLeftToday } from './use-left-today.ts';
import { stakeProblem } from './use-stake-problem.ts';
import type { SlipView } from './use-slip-view.ts';
import { useTypedStakes } from './use-typed-stakes.ts';

/** The way to bet on a slip's picks: all in one bet, several lines in one bet, or a bet for each. */
export type SlipWay = 'accumulator' | 'system' | 'singles';

/** A single with the problem of its stake, in words; null if it has none. */
export interface JudgedLine extends SingleLine {
  readonly problem: string | null;
}

/** The slip as singles, and the ways to change them. */
export interface Singles {
  /** True if each pick is a single bet now. */
  readonly isOn: boolean;
  readonly choose: (way: SlipWay) => void;
  readonly lines: readonly JudgedLine[];
  /** Lines that can be placed now; the others stay on the slip. */
  readonly ready: readonly JudgedLine[];
  /** Sets the stake of one pick. */
  readonly type: (outcomeId: OutcomeId, text: string) => void;
  /** Sets the stake of all picks, replacing their own. */
  readonly typeForAll: (text: string) => void;
}

const isReady = ({ state, sent, problem }: JudgedLine): boolean =>
  state === 'open' && sent === null && problem === null;

/** The lines, in the order of the slip, that exceed what the customer's own limit leaves for all of them. */
function passingToday(
  lines: readonly JudgedLine[],
  left: LeftToday | null,
): ReadonlyMap<JudgedLine, DayLimitRejection> {
  const passing = new Map<JudgedLine, DayLimitRejection>();
  let together = cents(0);
  for (const line of lines.filter(isReady)) {
    const sum = addCents(together, line.quote.stake);
    const rejection = dayLimitRejection(sum, left);
    if (rejection === null) together = sum;
    else passing.set(line, rejection);
  }
  return passing;
}

function useOwnLimit(lines: readonly JudgedLine[]): readonly JudgedLine[] {
  const toText = useMessageText();
  const passing = passingToday(lines, useLeftToday());
  return lines.map((line) => {
    const rejection = passing.get(line);
    return rejection === undefined ? line : { ...line, problem: toText(dayLimitMessage(rejection)) };
  });
}

/**
 * The slip as singles. Way and stakes survive a reload. A visit that returns to singles with unknown results shows
 * them as singles.
 */
export function useSingles(view: SlipView, sentOf: (selection: Selection) => SingleLine['sent']): Singles {
  const t = useWords();
  const dispatch = useDispatch();
  const forAll = useSelector(selectStake);
  const [typed, setTyped] = useTypedStakes(view.slip);
  const { selections } = view.slip;
  const { limits } = view.figures;
  const judged = singleLines({
    view,
    textOf: ({ outcomeId }) => typed.each[outcomeId] ?? forAll.text,
    sentOf,
  }).map((line) => ({ ...line, problem: stakeProblem({ typed: line.typed, limits }, t) }));
  const lines = useOwnLimit(judged);
  const isLeftOver = selections.length > 1 && lines.some((line) => line.sent !== null);
  return {
    isOn:
      selections.length > 0 &&
      view.system.fitted === null &&
      !view.system.isWaiting &&
      (typed.way ?? (isLeftOver ? 'singles' : 'accumulator')) === 'singles',
    choose: (way) => {
      if (forAll.usesFreeBet && way === 'singles') dispatch(stakeReset()); // a free bet is one bet (D06)
      view.system.turn(way === 'system');
      setTyped({ ...typed, way: way === 'singles' ? way : 'accumulator' });
    },
    lines,
    ready: lines.filter(isReady),
    type: (outcomeId, text) => setTyped({ ...typed, each: { ...typed.each, [outcomeId]: text } }),
    typeForAll: (text) => {
      dispatch(stakeTyped(text));
      setTyped({ ...typed, each: {} });
    },
  };
}
