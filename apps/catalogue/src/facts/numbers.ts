import type { CatalogueNumbers } from './components-plugin.ts';

/** The catalogue in numbers. Filled in by `componentsPlugin`. */
export const numbers: CatalogueNumbers = { components: 0, states: 0, stories: 0, tests: 0, pictures: 0 };
