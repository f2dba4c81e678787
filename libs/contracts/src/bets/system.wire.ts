import type { BetSystem, PlacedSystem, SystemRefusal } from '@kipenga/betting-core';
import { SYSTEM_PICKS } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun, strictEntity } from '../pieces/entity.ts';
import { list } from '../pieces/rows.ts';
import { count } from '../pieces/text.ts';
import type { ReasonOf } from '../reasons/reasons.ts';

/** A system has at most this many picks, and so at most as many sizes and bankers. */
const few = list(count).check(z.maxLength(SYSTEM_PICKS.most));

const FIELDS = { sizes: ['sizes', few], bankers: ['bankers', few] } as const;

/**
 * The requested system (D113): bankers are indexes on the slip, counted from 0. `checkSystem` decides if the picks can be played
 * this way.
 */
export const systemOnTheWire = strictEntity(noun<BetSystem>(), FIELDS);

/** The same for a placed bet, with its number of lines. */
export const placedSystemOnTheWire = entity(noun<PlacedSystem>(), { ...FIELDS, lines: ['lines', count] });

/** Returns the reason why picks cannot be played as a system. */
export const systemReason = (why: SystemRefusal): ReasonOf<`system-${SystemRefusal['kind']}`> => {
  switch (why.kind) {
    case 'too-few-picks':
      return { code: 'system-too-few-picks', values: { minimum: why.minimum } };
    case 'too-many-picks':
      return { code: 'system-too-many-picks', values: { maximum: why.maximum } };
    case 'size-impossible':
      return { code: 'system-size-impossible', values: { size: why.size } };
    default:
      return { code: `system-${why.kind}`, values: {} };
  }
};
