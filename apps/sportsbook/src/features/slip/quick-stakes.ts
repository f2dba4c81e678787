/** Amounts that a tap adds to a stake, in shillings. */
export const QUICK_STAKES: readonly number[] = [20, 50, 100, 500];

/** The step of − and +, in shillings. */
export const STAKE_STEP = 10;
