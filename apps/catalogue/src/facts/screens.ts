import type { ScreenEntry } from './read-screens.ts';

/** Every screen and journey of the apps, by title. Filled in by `componentsPlugin`. */
export const screens: readonly ScreenEntry[] = [];
