import * as z from 'zod/mini';
import en from 'zod/v4/locales/en.js';

/**
 * Makes refusals name the expected value: 'expected one of "day"|"week"' instead of "Invalid input". For servers only: a browser
 * shows none of these texts and would have to load them.
 */
export const sayWhatFits = (): void => void z.config(en());
