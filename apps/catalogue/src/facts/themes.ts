import type { Theme } from '@kipenga/ui/tokens/read-themes';

/** Every theme by name, resolved down to plain values. Filled in by `tokensPlugin` when the catalogue is built. */
export const themes: Readonly<Record<string, Theme>> = {};
