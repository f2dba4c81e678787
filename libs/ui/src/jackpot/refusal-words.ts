import type { PickRefusal } from '@kipenga/betting-core';
import type { UiWordId } from '../words/use-words.ts';

/** Messages for refused picks, with the specification's words where it has some (R5-20, R5-21); shown in an information dialog. */
export const REFUSAL_MESSAGE = {
  'too-many-doubles': 'ui.jackpot.refused.doubles',
  triple: 'ui.jackpot.refused.triple',
  'jackpot-not-open': 'ui.jackpot.notOpen',
  'match-unknown': 'ui.dialog.empty',
} as const satisfies Record<PickRefusal['kind'], UiWordId>;
