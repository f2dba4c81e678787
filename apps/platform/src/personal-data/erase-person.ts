import { ok, refuse, type Cents, type Instant, type Msisdn, type Result } from '@kipenga/betting-core';
import { momentWords } from '@kipenga/desk-rules';
import { actsOn, keepAct } from '../closing/index.ts';
import { accountByMsisdn } from '../customers/index.ts';
import { lockWallet } from '../ledger/index.ts';
import { LEAST_PAYOUT } from '../payments/index.ts';
import type { Services } from '../services/index.ts';
import {
  forgetNames,
  forgetPhone,
  maskCustomer,
  obstaclesOf,
  type Obstacles,
} from './personal-data.store.ts';

/** Two persons' order to forget a person. */
export interface ErasureOrder {
  readonly phone: Msisdn;
  readonly author: string;
  readonly second: string;
  readonly why: string;
}

/** Why a person is not forgotten. */
export type ErasureRefusal =
  | { readonly code: 'same-person' | 'unknown' | 'not-closed' | 'under-age' | 'has-money' | 'has-case' }
  | { readonly code: 'excluded'; readonly until: Instant };

const NONE = 0 as Cents;
const nameOf = (text: string): string => text.trim().toLowerCase();

const refusalOf = ({
  isClosed,
  isUnderAge,
  excludedUntil,
  hasMoney,
  hasCase,
}: Obstacles): ErasureRefusal | null => {
  if (!isClosed) return { code: 'not-closed' };
  if (isUnderAge) return { code: 'under-age' };
  if (excludedUntil !== null) return { code: 'excluded', until: excludedUntil };
  if (hasMoney) return { code: 'has-money' };
  return hasCase ? { code: 'has-case' } : null;
};

/**
 * Forgets a person and keeps the books: phone, logins, messages, limits and notices go, payments name the erased account, bets and transfers stay
 * as they were. Only of an account that is closed and empty. Who is excluded, or was under age, is not forgotten: their number keeps them out.
 * An erasure that was cut off is finished by asking again.
 */
export const erasePerson = async (
  { db, realClock }: Pick<Services, 'db' | 'realClock'>,
  { phone, author, second, why }: ErasureOrder,
): Promise<Result<void, ErasureRefusal>> => {
  if (nameOf(author) === nameOf(second)) return refuse({ code: 'same-person' });
  const known = await accountByMsisdn(db, phone);
  if (known === null) return refuse({ code: 'unknown' });
  const { profileId } = known;
  const person = { profileId, phone };
  const at = realClock.now();
  const refusal = refusalOf(await obstaclesOf(db, profileId, at, LEAST_PAYOUT));
  if (refusal !== null) return refuse(refusal);
  await forgetPhone(db, person);
  const masked = await db.transaction(async (sql): Promise<Result<void, ErasureRefusal>> => {
    await lockWallet(sql, profileId);
    const changed = refusalOf(await obstaclesOf(sql, profileId, at, LEAST_PAYOUT));
    if (changed !== null) return refuse(changed);
    await maskCustomer(sql, person);
    const acts = await actsOn(sql, profileId);
    const nothing = { lapsedBonus: NONE, forfeited: NONE, madeGood: NONE };
    if (!acts.some(({ act }) => act === 'erased'))
      await keepAct(sql, { profileId, act: 'erased', reason: why, author, second, ...nothing, at });
    return ok(undefined);
  });
  if (masked.ok) await forgetNames(db, profileId);
  return masked;
};

const WORDS: Readonly<Record<ErasureRefusal['code'], string>> = {
  'same-person': 'Two different persons decide',
  unknown: 'No account of this number',
  'not-closed': 'The account is not closed: close it and pay it out first',
  'under-age': 'Its holder was under age: the number keeps them out',
  excluded: 'Its holder is excluded: the number keeps them out until',
  'has-money': 'Money, bets or payments of the account have not ended',
  'has-case':
    'Its case is open: whoever looked at it last watches or has reported it. Note that it is closed first',
};

/** Says to an operator why a person was not forgotten. */
export const erasureWords = (refusal: ErasureRefusal): string =>
  refusal.code === 'excluded' ? `${WORDS.excluded} ${momentWords(refusal.until)}` : WORDS[refusal.code];
