import type { SportNavigation } from '@kipenga/betting-core';
import { entity, noun } from '../pieces/entity.ts';
import { rows } from '../pieces/rows.ts';
import { competitionOnTheWire, sportOnTheWire } from './sport.wire.ts';

/** Sport nav item (R3): a sport with its leagues. */
export const sportNavigationOnTheWire = entity(noun<SportNavigation>(), {
  sport: ['sport', sportOnTheWire],
  top_leagues: ['topCompetitions', rows(competitionOnTheWire)],
  other_leagues: ['otherCompetitions', rows(competitionOnTheWire)],
});
