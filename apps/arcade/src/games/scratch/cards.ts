import { KUNA_TATU } from './cards/kuna-tatu.ts';
import { NAMBA_BAHATI } from './cards/namba-bahati.ts';
import type { ScratchCard } from './scratch-card.ts';

/** The scratch cards by id. */
export const CARDS: Readonly<Record<string, ScratchCard>> = {
  'kuna-tatu': KUNA_TATU,
  'namba-bahati': NAMBA_BAHATI,
};
