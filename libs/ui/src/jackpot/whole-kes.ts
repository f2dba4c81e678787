import { formatKes, type Cents } from '@kipenga/betting-core';

/** An amount with its cents only where there are some: prizes are round, and `.00` would be read as part of the number. */
export const wholeKes = (amount: Cents): string => formatKes(amount).replace(/\.00$/, '');
