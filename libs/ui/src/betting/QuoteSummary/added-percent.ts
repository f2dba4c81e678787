/** What a multiplier adds, in percent of one decimal at most: 1,050 thousandths add 5, 1,102.5 add 10.3. The words put the `%` behind it. */
export const addedPercent = (thousandths: number): number => (Math.round(thousandths) - 1_000) / 10;
