import type { Instant, Msisdn } from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { Services } from '../services/index.ts';
import { sendSms, type Sending } from '../sms/index.ts';
import { sayIn, type Language, type Said } from '../wording/index.ts';
import { selectLanguage } from './customers.store.ts';

/** The language for a phone: that of its account, or English if it has none. */
export const languageOf = (sql: Sql, phone: Msisdn): Promise<Language> => selectLanguage(sql, phone);

/** Sends a phone one of the house's texts by SMS, in the language of its account, if the caller's transaction commits. */
export const sendInLanguage = async (
  sql: Sql,
  services: Services,
  {
    to,
    at,
    sending,
    ...said
  }: Said & { readonly to: Msisdn; readonly at: Instant; readonly sending?: Sending },
): Promise<void> =>
  sendSms(sql, services, {
    to,
    at,
    text: sayIn(await languageOf(sql, to), said.id, said.values),
    ...sending,
  });
