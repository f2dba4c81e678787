import { ROWS, type Bet } from './bets.ts';

/** The place of a bet's button on the field of numbers, in columns and rows; the first row is the zero's. */
export interface SpotPlace {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** The field's width, and its height with the zero. */
export const FIELD = { columns: 3, rows: ROWS + 1 } as const;

const columnOf = (number: number): number => (number - 1) % FIELD.columns;
const rowOf = (number: number): number => Math.ceil(number / FIELD.columns);

const ofZero = ({ kind, covers: [, first = 1] }: Bet): SpotPlace => {
  if (kind === 'split') return { left: columnOf(first) + 0.25, top: 0.5, width: 0.5, height: 1 };
  if (kind === 'street') return { left: (first - 1) * 1.5, top: 0, width: 1.5, height: 1 };
  return { left: 0, top: 0, width: FIELD.columns, height: 1 };
};

const ofSplit = (first: number, second: number): SpotPlace =>
  rowOf(first) === rowOf(second)
    ? { left: columnOf(first) + 0.75, top: rowOf(first), width: 0.5, height: 1 }
    : { left: columnOf(first) + 0.25, top: rowOf(first) + 0.5, width: 0.5, height: 1 };

/** Buttons of one kind never overlap. */
export const placeOf = (bet: Bet): SpotPlace => {
  const { kind, covers } = bet;
  const [first = 0, second = 0] = covers;
  if (first === 0) return ofZero(bet);
  const [left, top] = [columnOf(first), rowOf(first)];
  if (kind === 'split') return ofSplit(first, second);
  if (kind === 'corner') return { left: left + 0.5, top: top + 0.5, width: 1, height: 1 };
  if (kind === 'street') return { left: 0, top, width: FIELD.columns, height: 1 };
  if (kind === 'line') return { left: 0, top: top + 0.5, width: FIELD.columns, height: 1 };
  return { left, top, width: 1, height: 1 };
};
