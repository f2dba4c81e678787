import type { Competition, Sport } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { competitionIdText, sportIdText } from '../pieces/ids.ts';
import { count, words } from '../pieces/text.ts';

/** Sport (R3). */
export const sportOnTheWire = entity(noun<Sport>(), {
  sport_id: ['id', sportIdText],
  sport_name: ['name', z.string()],
  type: ['kind', z.enum(['3way', '2way'])],
});

/** A league of the sports tree (R3). */
export const competitionOnTheWire = entity(noun<Competition>(), {
  id: ['id', competitionIdText],
  name: ['name', z.string()],
  category: ['category', words],
  sport_id: ['sportId', sportIdText],
  count: ['matchCount', count],
});
