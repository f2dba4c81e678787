/** The numbers that an argument of an act may be. */
export interface Bounds {
  readonly least: number;
  readonly most: number;
  /** The most decimals; 0 for whole numbers. */
  readonly decimals: number;
}

/** The bounds of every number that an act is told, but of amounts of money. */
export const BOUNDS = {
  goals: { least: 0, most: 999, decimals: 0 },
  price: { least: 1.001, most: 1_000, decimals: 3 },
  /** A rate of tax. */
  percent: { least: 0, most: 100, decimals: 3 },
  /** A tax on deposits: something is left of each. */
  percentOfDeposit: { least: 0, most: 99.999, decimals: 3 },
  stakeDivisor: { least: 1, most: 9.999, decimals: 3 },
  cashOutMargin: { least: 0, most: 100, decimals: 3 },
  stakePercent: { least: 0.001, most: 100, decimals: 3 },
  boosterRate: { least: 1.001, most: 1.5, decimals: 3 },
  boosterPicks: { least: 1, most: 50, decimals: 0 },
  boosterMost: { least: 1, most: 1_000, decimals: 3 },
  doubles: { least: 0, most: 20, decimals: 0 },
  /** A limit of the house, in shillings, picks or per cent. */
  houseLimit: { least: 0, most: 999_999_999.99, decimals: 2 },
} as const satisfies Readonly<Record<string, Bounds>>;

/** Says bounds within a sentence: 'a number from 0 to 100, with at most 3 decimals'. */
export const boundsWords = ({ least, most, decimals }: Bounds): string =>
  `a ${decimals === 0 ? 'whole number' : 'number'} from ${least.toLocaleString('en', { maximumFractionDigits: 3 })} to ${most.toLocaleString('en', { maximumFractionDigits: 3 })}${decimals === 0 ? '' : `, with at most ${decimals} decimals`}`;

/** True if a number is within bounds, decimals counted as it was typed. */
export const isWithin = ({ least, most, decimals }: Bounds, typed: string): boolean =>
  (typed.split('.')[1] ?? '').length <= decimals && Number(typed) >= least && Number(typed) <= most;
