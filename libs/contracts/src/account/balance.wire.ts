import { ok, refuse, type Cents, type ProfileId, type Result } from '@kipenga/betting-core';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { profileIdText } from '../pieces/ids.ts';
import { kes } from '../pieces/kes.ts';
import { resultCode } from '../pieces/text.ts';

/** The money of a customer. */
export interface Balance {
  readonly balance: Cents;
  /** Bonus money that cannot be staked yet (D66). */
  readonly bonus: Cents;
  /** The oldest active free bet (D66). */
  readonly freeBet: Cents;
}

interface AnswerFields extends Balance {
  readonly res: number;
}

const fields = entity(noun<AnswerFields>(), {
  res: ['res', resultCode],
  balance: ['balance', kes],
  bonus: ['bonus', kes],
  free_bet: ['freeBet', kes],
});

/** `{ res: 0, balance, bonus, free_bet }` (D62). Any other `res` is refused, because it has no balance. */
export const balanceOnTheWire = codecOf(
  fields,
  ({ res, ...balance }): Result<Balance, string> =>
    res === 0 ? ok(balance) : refuse(`no balance, res ${res}`),
  (balance) => ({ res: 0, ...balance }),
);

export interface ProfileChoice {
  readonly profileId: ProfileId;
}
export const profileParams = entity(noun<ProfileChoice>(), { profile_id: ['profileId', profileIdText] });
