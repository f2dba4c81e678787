import type { MarketTypeId } from '../brand.ts';
import type { Outcome } from './outcome.ts';
import type { Sport } from './sport.ts';

/** The price columns of a match card, in the order they are shown. */
export const MAIN_COLUMNS = ['home', 'draw', 'away', 'over25', 'under25', 'gg', 'ng'] as const;

/** One price column of a match card. */
export type MainColumn = (typeof MAIN_COLUMNS)[number];

/** An outcome on a match card, with the market it belongs to. */
export interface MainOutcome extends Outcome {
  /** The kind of market. */
  readonly marketTypeId: MarketTypeId;
  /** The market's name. */
  readonly marketName: string;
}

/** The outcomes on a match card; null if the match does not have that market. */
export type MainOutcomes = { readonly [Column in MainColumn]: MainOutcome | null };

const SOCCER = /^(e-?)?(soccer|football)$/i;
const TWO_WAY: readonly MainColumn[] = ['home', 'away'];
const THREE_WAY: readonly MainColumn[] = ['home', 'draw', 'away'];

/**
 * Returns the columns of a sport's cards: X only if a draw is possible; OV, UN, GG and NG for soccer alone.
 *
 * @example
 * mainColumns({ id: sportId('2'), name: 'Basketball', kind: '2way' }); // home,away
 * mainColumns({ id: sportId('79'), name: 'Soccer', kind: '3way' }).length; // 7
 */
export function mainColumns(sport: Sport): readonly MainColumn[] {
  if (sport.kind === '2way') return TWO_WAY;
  return SOCCER.test(sport.name) ? MAIN_COLUMNS : THREE_WAY;
}
