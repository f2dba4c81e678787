/** What a tap adds to a stake, in shillings. */
export const QUICK_STAKES: readonly number[] = [20, 50, 100, 500];

/** What − and + change, in shillings. */
export const STAKE_STEP = 10;
