import { DAY_LIMITS, type Cents, type LeftToday } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { kes, signedKes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';

interface RunningPlay {
  /** How long it has been running, in whole minutes, by the platform's clock. */
  readonly minutes: number;
  /** What all games brought since; below zero for a loss. */
  readonly net: Cents;
  /** Are stakes refused until the customer answers? */
  readonly isCheckDue: boolean;
}

/** A customer's play in the games of the house. */
export interface GamePlayNow {
  /** Null where nobody plays. */
  readonly play: RunningPlay | null;
  /** What the customer's limits of the day leave; null without one. */
  readonly leftToday: LeftToday | null;
}

/** How a customer's play in games stands. */
export const gamePlayOnTheWire = entity(noun<GamePlayNow>(), {
  play: [
    'play',
    z.nullable(
      entity(noun<RunningPlay>(), {
        minutes: ['minutes', z.int().check(z.nonnegative())],
        net: ['net', signedKes],
        is_check_due: ['isCheckDue', z.boolean()],
      }),
    ),
  ],
  left_today: [
    'leftToday',
    z.nullable(
      entity(noun<LeftToday>(), {
        of: ['of', z.enum(DAY_LIMITS)],
        limit: ['limit', kes],
        left: ['left', kes],
        until: ['until', nairobiDatetime],
      }),
    ),
  ],
});
