import { toMs, type Instant, type MarketDefinition, type Odds } from '@kipenga/betting-core';

/** Two sides of a match, as a feed writes them. */
interface Sides {
  readonly homeTeam: string;
  readonly awayTeam: string;
}

/** Words that say club, and not which. */
const CLUB_WORDS = new Set(['fc', 'afc', 'cf', 'sc', 'fk', 'sk']);

/** Splits a name into words without case, accents and signs; words for club are left out unless there are no others. */
const wordsOf = (name: string): readonly string[] => {
  const words = name
    .normalize('NFKD')
    .replace(/[\p{M}'’`.]/gu, '')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '');
  const own = words.filter((word) => !CLUB_WORDS.has(word));
  return own.length > 0 ? own : words;
};

/** Counts the letters that are left out, put in, changed or changed over between two words. */
const slipsBetween = (one: string, other: string): number => {
  const rows: number[][] = [Array.from({ length: other.length + 1 }, (_, at) => at)];
  const cell = (row: number, column: number): number => rows[row]?.[column] ?? Infinity;
  for (let row = 1; row <= one.length; row += 1) {
    rows.push([row]);
    for (let column = 1; column <= other.length; column += 1) {
      const isSame = one[row - 1] === other[column - 1];
      const isTurned = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1];
      rows[row]?.push(
        Math.min(
          cell(row - 1, column) + 1,
          cell(row, column - 1) + 1,
          cell(row - 1, column - 1) + (isSame ? 0 : 1),
          isTurned ? cell(row - 2, column - 2) + 1 : Infinity,
        ),
      );
    }
  }
  return cell(one.length, other.length);
};

const LEAST_FOR_ONE_SLIP = 5;
const LEAST_FOR_TWO_SLIPS = 10;

/** Short words must be equal: Iran is not Iraq. So must first letters: Gambia is not Zambia. */
const isSameWord = (one: string, other: string): boolean => {
  if (one === other) return true;
  const length = Math.min(one.length, other.length);
  if (length < LEAST_FOR_ONE_SLIP || one[0] !== other[0]) return false;
  return slipsBetween(one, other) <= (length < LEAST_FOR_TWO_SLIPS ? 1 : 2);
};

/**
 * True if two names are spellings of one side (D97): case, accents, signs and words for club do not count, one slip is allowed in a word
 * of five letters or more, two in one of ten. A word more or less is another side: Gor Mahia is not Gor Mahia Youth.
 */
const isSameSide = (one: string, other: string): boolean => {
  const [words, others] = [wordsOf(one), wordsOf(other)];
  if (words.join('') === others.join('')) return true;
  return words.length === others.length && words.every((word, at) => isSameWord(word, others[at] ?? ''));
};

/** A match that is named again has the same sides, has them the other way round, or has others. */
type SidesNow = 'same' | 'swapped' | 'others';

/** Compares the sides of a match with those it had before, spelling aside (D97). */
export const sidesNow = (before: Sides, now: Sides): SidesNow => {
  if (isSameSide(before.homeTeam, now.homeTeam) && isSameSide(before.awayTeam, now.awayTeam)) return 'same';
  const isSwapped = isSameSide(before.homeTeam, now.awayTeam) && isSameSide(before.awayTeam, now.homeTeam);
  return isSwapped ? 'swapped' : 'others';
};

const HOUR_MS = 3_600_000;

/** Two teams meet once in half a day; players of e-sports, who meet all day long, once in five minutes. */
const closestStartsMs = (isEsport: boolean): number => (isEsport ? HOUR_MS / 12 : 12 * HOUR_MS);

interface Fixture extends Sides {
  readonly startsAt: Instant;
}

/** True if two fixtures of one sport and one source are the same match (D97). */
export const isSameMatch = (
  one: Fixture,
  other: Fixture,
  { isEsport }: { readonly isEsport: boolean },
): boolean =>
  Math.abs(toMs(one.startsAt) - toMs(other.startsAt)) < closestStartsMs(isEsport) &&
  sidesNow(one, other) !== 'others';

/** Odds against, in thousandths: the logit of a chance is their logarithm, turned round. */
const against = (odds: Odds): number => odds - 1_000;

/** Half of a hundredth: the rounding error of a price written in hundredths. */
const ROUNDING = 5;

/**
 * True if a price moves by more than a factor of two in the odds against it at once (D97), whatever it was rounded from: 2.10 to 3.20 and
 * 1.01 to 1.03 may not, 2.10 to 210 does.
 */
export const isJump = (before: Odds, now: Odds): boolean =>
  Math.max(against(before), against(now)) - ROUNDING >
  2 * (Math.min(against(before), against(now)) + ROUNDING);

/** Whole thousandths are divided here, so a book of exactly 100 % may come out a hair below. */
const A_HAIR = 1e-9;

/** Of double chance two outcomes win at once. */
const winnersOf = ({ isExclusive }: MarketDefinition): number => (isExclusive ? 1 : 2);

/**
 * True if backing every outcome of a market is sure to win (D97). A market with a missing price cannot be backed whole.
 * @param prices One for each outcome of the market.
 */
export const isBookUnderOne = (market: MarketDefinition, prices: readonly (Odds | null)[]): boolean =>
  !prices.includes(null) &&
  prices.reduce<number>((sum, odds) => sum + 1_000 / (odds ?? Infinity), 0) < winnersOf(market) - A_HAIR;
