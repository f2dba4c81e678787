import { formatKes, type Cents } from '@kipenga/betting-core';

/** Formats an amount with cents only if it has any: prizes are round, and `.00` would be read as part of the number. */
export const wholeKes = (amount: Cents): string => formatKes(amount).replace(/\.00$/, '');
