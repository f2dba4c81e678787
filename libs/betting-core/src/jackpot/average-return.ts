import { cents, type Cents } from '../money/cents.ts';
import { combinations } from './combinations.ts';
import type { Jackpot } from './jackpot.ts';
import type { JackpotTicket } from './jackpot-ticket.ts';
import { coveredChance, pricedPicks, type PricedPick } from './priced-pick.ts';
import { rightChances } from './right-chances.ts';

/**
 * Returns the mean amount that one line of the ticket brings back, before tax, from the fund as it is and among the
 * lines that are in. Null while a pick, a price or the fund is missing. The ticket's own lines that reach a tier share
 * it with each other and with everybody else's. Other lines are assumed to be picked independently, every result as
 * often as its chance, and no more often right because ours is. Void matches are not considered.
 *
 * @example
 * const money = { total: kes(250), prize: kes(200), guarantee: kes(250), rolledIn: kes(0), rolledOver: null };
 * const fund = { ...money, closesAt: instant('2026-11-22T11:59:00Z'), tiers: tiersOf(money.total, 2), tickets: 10, lines: 10 };
 * const jackpot = aJackpot(2, { fund });
 * averageReturn(favourites(jackpot), jackpot); // 3104
 */
export function averageReturn(ticket: JackpotTicket, jackpot: Jackpot): Cents | null {
  const priced = pricedPicks(ticket, jackpot);
  const { fund } = jackpot;
  if (priced === null || fund === null) return null;
  const other = rightChances(priced.map(({ chances }) => chances.reduce((sum, one) => sum + one * one, 0)));
  const missed = missedChances(priced);
  const doubles = priced.filter(({ pick }) => pick.length === 2).length;
  const average = fund.tiers.reduce((sum, { right, pool }) => {
    const shareOf = (own: number): number => averageShare(own, other[right] ?? 0, fund.lines);
    const wrong = priced.length - right;
    return (
      sum + pool * missed.reduce((all, one) => all + one.chance * shareOf(linesWrong(one, doubles, wrong)), 0)
    );
  }, 0);
  return cents(Math.round(average / combinations(ticket)));
}

/** One way a ticket can come out: the numbers of singles and of doubles that miss the result. */
interface Missed {
  readonly singles: number;
  readonly doubles: number;
  readonly chance: number;
}

/** Lists every way a ticket can come out, with its chance: singles and doubles miss independently. */
function missedChances(priced: readonly PricedPick[]): readonly Missed[] {
  const [ofSingles, ofDoubles] = [1, 2].map((length) =>
    rightChances(priced.filter(({ pick }) => pick.length === length).map((one) => 1 - coveredChance(one))),
  ) as [readonly number[], readonly number[]];
  return ofSingles.flatMap((single, singles) =>
    ofDoubles.map((double, doubles): Missed => ({ singles, doubles, chance: single * double })),
  );
}

/**
 * Counts the ticket's lines with exactly this many wrong. A double that hits has one wrong pick of two; in one that
 * misses, both are wrong.
 */
function linesWrong({ singles, doubles: missed }: Missed, doubles: number, wrong: number): number {
  const left = wrong - singles - missed;
  return left < 0 ? 0 : choose(doubles - missed, left) * 2 ** missed;
}

/** Counts the ways to take `count` of `all`. */
const choose = (all: number, count: number): number =>
  Array.from({ length: count }, (_, at) => (all - at) / (at + 1)).reduce((ways, factor) => ways * factor, 1);

/** The steps of the sum that approximates the integral: an even number, enough for the seventh digit. */
const STEPS = 400;
/** Beyond this many of its decay lengths, 1 / (others x chance + own), the integrand adds nothing. */
const REACH = 40;

/**
 * Returns the mean share of a pool that `own` winning lines keep, if each of `others` reaches it with this chance: the
 * mean of own / (own + N), N binomial. It is the integral of own (1-y)^(own-1) (1 - chance y)^others over y from 0 to
 * 1, summed by Simpson's rule.
 */
function averageShare(own: number, chance: number, others: number): number {
  if (own === 0) return 0;
  const to = Math.min(1, REACH / (others * chance + own));
  const at = (y: number): number => own * (1 - y) ** (own - 1) * (1 - chance * y) ** others;
  const sum = Array.from({ length: STEPS + 1 }, (_, step) => {
    const weight = step === 0 || step === STEPS ? 1 : step % 2 === 1 ? 4 : 2;
    return weight * at((to * step) / STEPS);
  }).reduce((all, one) => all + one, 0);
  return (sum * to) / STEPS / 3;
}
