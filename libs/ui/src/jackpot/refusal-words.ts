import type { PickRefusal } from '@kipenga/betting-core';
import type { UiWordId } from '../words/use-words.ts';

/** Why a pick was refused, in the words of the specification where it has some (R5-20, R5-21): the message of an informing dialog. */
export const REFUSAL_MESSAGE = {
  'too-many-doubles': 'ui.jackpot.refused.doubles',
  triple: 'ui.jackpot.refused.triple',
  'jackpot-not-open': 'ui.jackpot.notOpen',
  'match-unknown': 'ui.dialog.empty',
} as const satisfies Record<PickRefusal['kind'], UiWordId>;
