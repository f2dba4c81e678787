import { cents, type Cents } from '@kipenga/betting-core';

/** Mobile money moves whole shillings (D10). */
export const wholeShillings = (amount: Cents): Cents => cents(Math.ceil(amount / 100) * 100);
