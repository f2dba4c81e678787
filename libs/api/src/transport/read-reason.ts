import { decodeWire, reasonOnTheWire } from '@kipenga/contracts';
import type { Reason } from '@kipenga/contracts/reasons';

/** The reason of a refusal, if it could be read. */
export interface ReasonRead {
  readonly reason?: Reason;
}

/** Reads the `reason` of a refusal; empty if it is unknown. */
export function readReason(named: unknown): ReasonRead {
  const read = decodeWire(reasonOnTheWire, named);
  return read.ok && read.value !== undefined ? { reason: read.value } : {};
}
