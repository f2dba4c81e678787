/*
 * Checks of arguments, for callers without a compiler. Each public function checks its own. A wrong one is a
 * RangeError that names the argument, what it got, and how to make a right one.
 */

/** Every price is above this, in thousandths: at 1.000 a bet could win nothing. */
export const EVEN_ODDS = 1_000;
/** The highest price there is, in thousandths. */
export const HIGHEST_ODDS = 10_000_000;

/** Makes the error of a wrong argument. */
export function wrongArgument(name: string, got: unknown, wanted: string, maker?: string): RangeError {
  const shown = typeof got === 'string' ? `the text '${got}'` : String(got);
  const advice = maker === undefined ? '' : `; make one with ${maker}`;
  return new RangeError(`${name} must be ${wanted}, got ${shown}${advice}`);
}

/**
 * Puts an argument's place in its list into its name: 'legs[#].odds' at 2 is 'legs[2].odds'. Asserts take name and
 * place apart, so that a name is made only for an error: loops of rules are hot.
 */
export const placed = (name: string, at?: number): string => name.replace('#', String(at));

/** Asserts whole cents, below zero too. */
export function assertCents(amount: number, name: string, at?: number): void {
  if (!Number.isSafeInteger(amount)) throw wrongArgument(placed(name, at), amount, 'Cents', 'cents(4900)');
}

/** Asserts whole cents, zero or more. */
export function assertAmount(amount: number, name: string, at?: number): void {
  assertCents(amount, name, at);
  if (amount < 0) throw wrongArgument(placed(name, at), amount, 'zero or more');
}

/** Asserts a whole number, zero or more, of lines, picks or thousandths. */
export function assertCount(count: number, name: string, at?: number): void {
  if (!Number.isSafeInteger(count) || count < 0)
    throw wrongArgument(placed(name, at), count, 'a whole number');
}

/** Asserts a percentage, zero or more, with or without a fraction. */
export function assertPercent(percent: number, name: string): void {
  if (!Number.isFinite(percent) || percent < 0) throw wrongArgument(name, percent, 'a percentage');
}

/** Asserts a price in whole thousandths, 1.001 to 10,000. */
export function assertOdds(odds: number, name: string, at?: number): void {
  if (!isOdds(odds))
    throw wrongArgument(placed(name, at), odds, 'Odds of 1001 to 10000000', 'oddsFromThousandths(1850)');
}

export const isOdds = (odds: number): boolean =>
  Number.isSafeInteger(odds) && odds > EVEN_ODDS && odds <= HIGHEST_ODDS;

/** Asserts a list of anything. */
export function assertList(list: readonly unknown[], name: string): void {
  if (!Array.isArray(list)) throw wrongArgument(name, list, 'a list');
}

/** Asserts a list of prices. */
export function assertPrices(prices: readonly number[]): void {
  assertList(prices, 'prices');
  for (const [at, price] of prices.entries()) assertOdds(price, 'prices[#]', at);
}

/** Asserts a list of whole numbers, zero or more. */
export function assertCounts(counts: readonly number[], name: string): void {
  assertList(counts, name);
  for (const [at, count] of counts.entries()) assertCount(count, `${name}[#]`, at);
}

/** Asserts one of a closed list of words. */
export function assertOneOf<Word extends string>(
  word: Word,
  words: readonly Word[],
  name: string,
  at?: number,
): void {
  if (!words.includes(word)) throw wrongArgument(placed(name, at), word, `one of ${words.join(', ')}`);
}
