const RED_NUMBERS = new Set(
  [1, 3, 5, 7, 9, 12, 14, 16, 18, 19, 21, 23, 25, 27, 30, 32, 34, 36].map((number) => String(number)),
);
const BACCARAT = new Map([
  ['B', 'red'],
  ['P', 'blue'],
  ['T', 'green'],
]);

const onTheWheel = (mark: string): string => {
  if (mark === '0') return 'green';
  return RED_NUMBERS.has(mark) ? 'red' : /^\d{1,2}$/.test(mark) ? 'black' : 'plain';
};

/**
 * Colour of a result: roulette numbers and baccarat sides have one, others are plain. The letters of the result carry its meaning.
 */
export const resultTone = (typeId: string, mark: string): string => {
  const kind = typeId.toLowerCase();
  if (kind === 'rl') return onTheWheel(mark);
  return kind === 'bc' || kind === 'bn' ? (BACCARAT.get(mark) ?? 'plain') : 'plain';
};
