/** The runners' numbers in the order they came in: '4 · 1 · 7 · ...'. */
export const raceResult = (order: readonly number[]): string => order.join(' · ');
