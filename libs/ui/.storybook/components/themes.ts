import type { Theme } from '../../src/tokens/read-themes.ts';

/** Every theme by name, resolved down to plain values. Filled in by `tokensPlugin` when the catalogue is built. */
export const themes: Readonly<Record<string, Theme>> = {};
