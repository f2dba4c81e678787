import { ok, type Cents, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { list } from '../pieces/rows.ts';

/** A casino jackpot: what its tiers stand at, and the games that feed it. */
export interface CasinoJackpot {
  readonly tiers: readonly { readonly amount: Cents }[];
  readonly gameIds: readonly string[];
}

const commaSeparated = codecOf(
  z.string(),
  (text): Result<readonly string[], string> => ok(text.split(',').map((id) => id.trim()).filter((id) => id !== '')),
  (ids) => ids.join(','),
);

/** Casino jackpot (spec 3). */
export const casinoJackpotOnTheWire = entity<CasinoJackpot>()({
  tiers: ['tiers', list(entity<{ readonly amount: Cents }>()({ amount: ['amount', kes] }))],
  games: ['gameIds', commaSeparated],
});
