const SCALES = [
  ['trillion', 1e12],
  ['billion', 1e9],
  ['million', 1e6],
] as const;

/** A number in words: a figure and its scale. */
export interface SaidNumber {
  readonly figure: string;
  readonly scale: 'one' | 'million' | 'billion' | 'trillion';
}

/** Words for a whole number above 0: 1,600,000 is 1.6 million. */
export function saidNumber(number: number, language: string): SaidNumber {
  const [scale, unit] = SCALES.find(([, least]) => number >= least) ?? (['one', 1] as const);
  const figure = new Intl.NumberFormat(language, { maximumFractionDigits: 1 }).format(number / unit);
  return { figure, scale };
}
