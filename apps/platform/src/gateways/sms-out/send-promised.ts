import { toMs } from '@kipenga/betting-core';
import type { Logger } from 'pino';
import type { Database, Sql } from '../../database/index.ts';
import type { RealClock } from '../../ports/index.ts';
import type { SmsSettings } from '../sms-settings.ts';
import { postSms, type PostedSms, type TimeLimit } from './post-sms.ts';
import {
  lockOpenSending,
  updateAsked,
  updateEnded,
  updateNotSent,
  type EndOfSending,
  type OpenSending,
} from './sending.store.ts';

export interface Carrier {
  readonly db: Database;
  readonly realClock: RealClock;
  readonly settings: SmsSettings;
  readonly timeLimit: TimeLimit;
  /** Another `fetch` than the process's own. */
  readonly fetch?: typeof fetch;
  /** The operator's log. Neither a text nor a number is ever written to it. */
  readonly log: Logger;
}

/** Retries of a message that may come twice, with a carrier whose answers are lost. */
const MOST_DOUBTS = 2;

/** The end of a message that is not to be sent any more, or null. */
const endOf = (sms: OpenSending, nowMs: number): EndOfSending | null => {
  const isLate = nowMs >= toMs(sms.goodUntil);
  if (sms.state === 'promised') return isLate ? { state: 'late', reason: 'nobody needs it any more' } : null;
  const mayAskAgain = sms.mayComeTwice && sms.doubts < MOST_DOUBTS && !isLate;
  return mayAskAgain ? null : { state: 'unknown', reason: 'the answer was lost' };
};

const tell = ({ log }: Carrier, smsId: string, { parts }: OpenSending, end: EndOfSending): void => {
  const { state, reason } = end;
  if (state === 'accepted') log.info({ smsId, parts }, 'an SMS is with the carrier');
  else log.warn({ smsId, state, reason }, 'an SMS was given up');
};

const end = async (
  carrier: Carrier,
  sql: Sql,
  smsId: string,
  sms: OpenSending,
  how: EndOfSending,
): Promise<void> => {
  await updateEnded(sql, smsId, how);
  tell(carrier, smsId, sms, how);
};

/** Notes the attempt before the carrier is asked: if the process dies in between, the message is in doubt, not promised. */
const begin = (carrier: Carrier, smsId: string): Promise<OpenSending | null> =>
  carrier.db.transaction(async (sql) => {
    const sms = await lockOpenSending(sql, smsId);
    if (sms === null) return null;
    const how = endOf(sms, carrier.realClock.nowMs());
    if (how === null) await updateAsked(sql, smsId);
    else await end(carrier, sql, smsId, sms, how);
    return how === null ? sms : null;
  });

/** Error that makes the runner try again later and log the reason. */
const again = (smsId: string, reason: string): Error => new Error(`SMS ${smsId} did not leave: ${reason}`);

const note = async (carrier: Carrier, smsId: string, sms: OpenSending, posted: PostedSms): Promise<void> => {
  if (posted.kind === 'accepted')
    return end(carrier, carrier.db, smsId, sms, { state: 'accepted', carrierId: posted.carrierId });
  const { reason } = posted;
  if (posted.kind === 'refused' && posted.isFinal)
    return end(carrier, carrier.db, smsId, sms, { state: 'refused', reason });
  if (posted.kind === 'refused') await updateNotSent(carrier.db, smsId, reason);
  else if (!sms.mayComeTwice) return end(carrier, carrier.db, smsId, sms, { state: 'unknown', reason });
  throw again(smsId, reason);
};

/** Asks the carrier for one message, unless it has ended. @throws if it is to be tried again. */
export const sendPromised = async (carrier: Carrier, smsId: string): Promise<void> => {
  const sms = await begin(carrier, smsId);
  if (sms !== null)
    await note(carrier, smsId, sms, await postSms(carrier.settings, sms, carrier.timeLimit, carrier.fetch));
};
