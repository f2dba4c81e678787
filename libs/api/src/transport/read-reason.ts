import { decodeWire, reasonOnTheWire } from '@kipenga/contracts';
import type { Reason } from '@kipenga/contracts/reasons';

/** The reason of a refusal, where one could be read. */
export interface ReasonRead {
  readonly reason?: Reason;
}

/** Reads what stands under `reason` beside the words of a refusal; nothing where it is none we know. */
export function readReason(named: unknown): ReasonRead {
  const read = decodeWire(reasonOnTheWire, named);
  return read.ok && read.value !== undefined ? { reason: read.value } : {};
}
