import type { BetProof } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { defineEndpoint } from '../endpoint.ts';
import { hash, proofStep, sealedFields } from '../jackpots/jackpot-seal.wire.ts';
import { entity, noun } from '../pieces/entity.ts';
import { nairobiDayText } from '../pieces/nairobi-datetime.ts';
import { list } from '../pieces/rows.ts';
import { count } from '../pieces/text.ts';
import { betParams } from './bet.wire.ts';

/** The owner's proof that a bet is in the books; not found before its minute is sealed. */
export const getBetProof = defineEndpoint({
  name: 'getBetProof',
  host: 'betting',
  method: 'GET',
  path: '/api/bet/{betId}/proof',
  needsToken: true,
  params: betParams,
  response: entity(noun<BetProof>(), {
    day: ['day', nairobiDayText],
    minute: ['minute', count],
    ...sealedFields,
    leaf: ['leaf', hash],
    day_path: ['dayPath', z.nullable(list(proofStep))],
  }),
});
