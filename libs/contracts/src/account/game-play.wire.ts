import { DAY_LIMITS, type Cents, type LeftToday } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { entity, noun } from '../pieces/entity.ts';
import { kes, signedKes } from '../pieces/kes.ts';
import { nairobiDatetime } from '../pieces/nairobi-datetime.ts';

interface RunningPlay {
  /** Length of the play so far, in whole minutes by the platform's clock. */
  readonly minutes: number;
  /** Result of all games since its start; below zero for a loss. */
  readonly net: Cents;
  /** True if stakes are refused until the customer answers the reality check. */
  readonly isCheckDue: boolean;
}

/** A customer's play in the games of the house. */
export interface GamePlayNow {
  /** Null while the customer is not playing. */
  readonly play: RunningPlay | null;
  /** Amount left under the customer's limits of the day; null without a limit. */
  readonly leftToday: LeftToday | null;
}

/** State of a customer's play in games. */
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
