/** Reads one cell of the row by its column's name; empty where there is none. */
type Cell = (name: string) => string;
type Tell = (words: string) => void;

/** A score as a file tells it. */
export interface ReadResult {
  readonly home: number;
  readonly away: number;
  readonly halfHome: number | null;
  readonly halfAway: number | null;
}

const LOWEST = 1.01;
const HIGHEST = 1001;
const LARGEST_MARGIN = 0.25;
const DECIMAL = /^\d+(\.\d+)?$/;

/**
 * The first complete set of prices among the bookmakers preferred. Prices that cannot be (0, text, an implied sum below 1 or
 * above 1.25) are told and not used. Null where no set is good: the market is then shown locked.
 */
export function readMarket(
  market: string,
  columnSets: readonly (readonly string[])[],
  cell: Cell,
  tell: Tell,
): readonly number[] | null {
  for (const columns of columnSets) {
    const written = columns.map(cell);
    if (written.every((text) => text === '')) continue;
    const fault = faultOf(written);
    if (fault === null) return written.map(Number);
    tell(
      `${market}: ${columns.join(', ')} ${fault} (${written.map((text) => text || 'empty').join(', ')}), not used`,
    );
  }
  tell(`${market}: no price, the market stays locked`);
  return null;
}

function faultOf(written: readonly string[]): string | null {
  if (written.some((text) => text === '')) return 'are not complete';
  if (!written.every((text) => DECIMAL.test(text) && Number(text) >= LOWEST && Number(text) <= HIGHEST))
    return 'are not all prices';
  const margin = written.reduce((sum, text) => sum + 1 / Number(text), -1);
  if (margin < 0) return `have a margin of ${percent(margin)}, below zero`;
  return margin > LARGEST_MARGIN ? `have a margin of ${percent(margin)}` : null;
}

const percent = (share: number): string => `${(share * 100).toFixed(1)} %`;

/** The score, or null where the match has none yet; half-time goals only where they fit the final ones. */
export function readResult(cell: Cell, tell: Tell): ReadResult | null {
  const [home, away] = [goals(cell('FTHG')), goals(cell('FTAG'))];
  if (cell('FTHG') === '' && cell('FTAG') === '') return null;
  if (home === null || away === null) {
    tell(`the score ${cell('FTHG')}:${cell('FTAG')} cannot be read`);
    return null;
  }
  const letter = home > away ? 'H' : home < away ? 'A' : 'D';
  if (cell('FTR') !== '' && cell('FTR') !== letter) {
    tell(`the result ${cell('FTR')} is not that of ${home}:${away}, so neither is used`);
    return null;
  }
  const [halfHome, halfAway] = [goals(cell('HTHG')), goals(cell('HTAG'))];
  if (halfHome === null || halfAway === null) {
    tell('no half-time score');
    return { home, away, halfHome: null, halfAway: null };
  }
  if (halfHome <= home && halfAway <= away) return { home, away, halfHome, halfAway };
  tell(`more goals at half time (${halfHome}:${halfAway}) than at the end, so half time is not used`);
  return { home, away, halfHome: null, halfAway: null };
}

const goals = (text: string): number | null => (/^\d{1,2}$/.test(text) ? Number(text) : null);
