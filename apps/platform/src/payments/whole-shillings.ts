import { cents, type Cents } from '@kipenga/betting-core';

/** What mobile money can carry of an amount: it knows no cents. The rest stays in the wallet. */
export const wholeShillings = (amount: Cents): Cents => cents(amount - (amount % 100));
