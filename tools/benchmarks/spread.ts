/** Spread of repeated measurements: the median, and all of it in words. */
export interface Spread {
  readonly median: number;
  /** Least / median / most. */
  readonly text: string;
}

/** The quantile of the figures; a `part` of 1 is the maximum. */
export function quantile(figures: readonly number[], part: number): number {
  const sorted = figures.toSorted((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
}

export function spreadOf(figures: readonly number[], unit: string): Spread {
  const text = [0, 0.5, 1].map((part) => quantile(figures, part).toFixed(0)).join(' / ');
  return { median: quantile(figures, 0.5), text: `${text} ${unit}` };
}

/** The same figure of both pages in a line, and how many times the floor's ours is. */
export function besideFloor(
  title: string,
  floors: readonly number[],
  ours: readonly number[],
  unit = 'ms',
): string {
  const [floor, own] = [spreadOf(floors, unit), spreadOf(ours, unit)];
  return `  ${title.padEnd(30)} floor ${floor.text}, ours ${own.text}: ${(own.median / floor.median).toFixed(2)}x`;
}
