import type { JackpotSeal, ProofStep, SealedTicket, TicketProof } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { count } from '../pieces/text.ts';

export const hash = z.string().check(z.regex(/^[0-9a-f]{64}$/));

export const proofStep = entity(noun<ProofStep>(), {
  side: ['side', z.enum(['left', 'right'])],
  hash: ['hash', hash],
});

export const sealedFields = {
  reference: ['reference', z.string()],
  bet_string: ['betString', z.string()],
  salt: ['salt', z.string().check(z.regex(/^[0-9a-f]{32}$/))],
  path: ['path', list(proofStep)],
} as const;

/** The seal of a jackpot (D82, D88). */
export const jackpotSealOnTheWire = entity(noun<JackpotSeal>(), {
  root: ['root', z.nullable(hash)],
  tickets: ['tickets', count],
  lines: ['lines', count],
  fund: ['fund', kes],
  sealed_at: ['sealedAt', nairobiDatetime],
  winners: ['winners', list(entity(noun<SealedTicket>(), sealedFields))],
});

/** The owner's proof of one ticket (D82, D88). */
export const ticketProofOnTheWire = entity(noun<TicketProof>(), { ...sealedFields, leaf: ['leaf', hash] });

/** Selects a ticket by its reference. */
export interface TicketChoice {
  readonly reference: string;
}
export const ticketChoice = entity(noun<TicketChoice>(), { reference: ['reference', z.string()] });
