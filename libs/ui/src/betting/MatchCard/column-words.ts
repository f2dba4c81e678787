import type { MainColumn } from '@kipenga/betting-core';
import type { UiWordId } from '../../words/use-words.ts';

/** The heading of each column (R2). */
export const COLUMN_LABEL = {
  home: 'ui.column.home',
  draw: 'ui.column.draw',
  away: 'ui.column.away',
  over25: 'ui.column.over25',
  under25: 'ui.column.under25',
  gg: 'ui.column.gg',
  ng: 'ui.column.ng',
} as const satisfies Record<MainColumn, UiWordId>;

/** Meaning of a pick in each column as a sentence, the accessible name of its button. */
export const COLUMN_NAME = {
  home: 'ui.pick.home',
  draw: 'ui.pick.draw',
  away: 'ui.pick.away',
  over25: 'ui.pick.over25',
  under25: 'ui.pick.under25',
  gg: 'ui.pick.gg',
  ng: 'ui.pick.ng',
} as const satisfies Record<MainColumn, UiWordId>;
