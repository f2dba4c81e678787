import {
  ok,
  refuse,
  STATEMENT_ACCOUNTS,
  STATEMENT_TYPES,
  type NairobiDay,
  type ProfileId,
  type Result,
  type StatementAccount,
  type StatementRow,
  type StatementType,
} from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { profileIdText } from '../pieces/ids.ts';
import { signedKes } from '../pieces/kes.ts';
import { nairobiDatetime, nairobiDayText } from '../pieces/nairobi-datetime.ts';

/** Formats of a statement by file extension (D87). */
export const STATEMENT_FORMATS = { csv: 'text/csv', pdf: 'application/pdf' } as const;

/** Reads an unknown type as 'other', so that the amount still counts. */
const statementType = codecOf(
  z.string(),
  (text): Result<StatementType, string> => ok(STATEMENT_TYPES.find((type) => type === text) ?? 'other'),
  (type) => type,
);

const statementAccount = codecOf(
  z.string(),
  (text): Result<StatementAccount, string> => {
    const account = STATEMENT_ACCOUNTS.find((one) => one === text);
    return account === undefined ? refuse('an account is cash or bonus') : ok(account);
  },
  (account) => account,
);

/** A row of a statement (D91). */
export const statementRowOnTheWire = entity(noun<StatementRow>(), {
  at: ['at', nairobiDatetime],
  type: ['type', statementType],
  reference: ['reference', z.string()],
  amount: ['amount', signedKes],
  balance: ['balance', signedKes],
  account: ['account', statementAccount],
});

/** Selects a customer's statement for a range of Nairobi days, both included. */
export interface StatementChoice {
  readonly profileId: ProfileId;
  readonly from: NairobiDay;
  readonly to: NairobiDay;
}
export const statementParams = entity(noun<StatementChoice>(), {
  profile_id: ['profileId', profileIdText],
  from: ['from', nairobiDayText],
  to: ['to', nairobiDayText],
});
