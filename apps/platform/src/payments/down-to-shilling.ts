import { cents, type Cents } from '@kipenga/betting-core';

/** Rounds down to whole shillings, since mobile money cannot carry cents. The rest stays in the wallet. */
export const downToShilling = (amount: Cents): Cents => cents(amount - (amount % 100));
