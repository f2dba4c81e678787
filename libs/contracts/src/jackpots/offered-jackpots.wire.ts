import { ok, type OfferedJackpot, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { jackpotIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { count, textOrNone, words } from '../pieces/text.ts';
import { fundFields, gatherFund, orNone, spreadFund, type FlatFund } from './jackpot-fund.wire.ts';
import { jackpotPhase } from './jackpot-phase.ts';

const flatOffer = entity(noun<Omit<OfferedJackpot, 'fund'> & FlatFund>(), {
  id: ['id', jackpotIdText],
  name: ['name', words],
  jp_type: ['type', textOrNone],
  active: ['phase', orNone(jackpotPhase)],
  bet_amount: ['betAmount', orNone(kes)],
  matches: ['matchCount', orNone(count)],
  ...fundFields,
});

const offer = codecOf(
  flatOffer,
  (flat): Result<OfferedJackpot, string> => ok(gatherFund(flat)),
  (offered) => spreadFund(offered),
);

/** Offered jackpots (R3): an object keyed by id on the wire, a list here. */
export const offeredJackpotsOnTheWire = codecOf(
  z.record(z.string(), offer),
  (byId): Result<readonly OfferedJackpot[], string> => ok(Object.values(byId)),
  (offers) => Object.fromEntries(offers.map((one) => [one.id, one])),
);
