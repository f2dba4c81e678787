/** Percent that a multiplier in thousandths adds, with at most one decimal: 1,050 gives 5, 1,102.5 gives 10.3. */
export const addedPercent = (thousandths: number): number => (Math.round(thousandths) - 1_000) / 10;
