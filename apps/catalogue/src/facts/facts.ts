import type { ComponentFacts } from './components-plugin.ts';

/** Every exported component, in the order of the kit's index. Filled in by `componentsPlugin` when the catalogue is built. */
export const facts: readonly ComponentFacts[] = [];
