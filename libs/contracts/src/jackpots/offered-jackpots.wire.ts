import { ok, type OfferedJackpot, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { jackpotIdText } from '../pieces/ids.ts';
import { words } from '../pieces/text.ts';

const offer = entity(noun<OfferedJackpot>(), { id: ['id', jackpotIdText], name: ['name', words] });

/** Offered jackpots (R3): an object keyed by id on the wire, a list here. */
export const offeredJackpotsOnTheWire = codecOf(
  z.record(z.string(), offer),
  (byId): Result<readonly OfferedJackpot[], string> => ok(Object.values(byId)),
  (offers) => Object.fromEntries(offers.map((one) => [one.id, one])),
);
