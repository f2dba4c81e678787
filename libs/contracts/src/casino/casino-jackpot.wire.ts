import { ok, type CasinoJackpot, type Cents, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { kes } from '../pieces/kes.ts';
import { list } from '../pieces/rows.ts';

const commaSeparated = codecOf(
  z.string(),
  (text): Result<readonly string[], string> =>
    ok(
      text
        .split(',')
        .map((id) => id.trim())
        .filter((id) => id !== ''),
    ),
  (ids) => ids.join(','),
);

const tier = codecOf(
  entity(noun<{ readonly amount: Cents }>(), { amount: ['amount', kes] }),
  ({ amount }) => ok(amount),
  (amount) => ({ amount }),
);

/** Casino jackpot (R3): the amounts of its tiers, and the games that feed it. */
export const casinoJackpotOnTheWire = entity(noun<CasinoJackpot>(), {
  tiers: ['tiers', list(tier)],
  games: ['gameIds', commaSeparated],
});
