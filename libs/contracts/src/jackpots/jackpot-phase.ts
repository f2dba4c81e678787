import { jackpotPhaseOf, ok, type JackpotPhase } from '@kipenga/betting-core';
import { codecOf } from '../pieces/codec-of.ts';
import { resultCode } from '../pieces/text.ts';

const ACTIVE_OF_PHASE = { open: 1, settled: 2, closed: 0 } as const;

/** `active`: 1 open, 2 with results, anything else closed (R4-08). */
export const jackpotPhase = codecOf(
  resultCode,
  (active) => ok(jackpotPhaseOf(active)),
  (given: JackpotPhase) => ACTIVE_OF_PHASE[given],
);
