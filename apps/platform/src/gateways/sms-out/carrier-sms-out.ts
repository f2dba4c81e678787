import { toMs } from '@kipenga/betting-core';
import { deliveryReportOnTheWire } from '@kipenga/contracts/sms-gateway';
import type { FastifyRequest } from 'fastify';
import { enqueue, jobKind, jobWork } from '../../outbox/index.ts';
import { formOf, secretForm } from '../secret-forms.ts';
import { sendPromised, type Carrier } from './send-promised.ts';
import { insertDelivery, insertSending, selectSmsId } from './sending.store.ts';
import type { SmsOutGateway } from './sms-out.ts';

interface Sending {
  readonly smsId: string;
}

/** Days of tries: a message that is of no use any more ends by itself. */
const MOST_TRIES = 100;
/** Two queues, so that a message somebody waits for does not queue behind a thousand others. */
const KIND = {
  awaited: jobKind<Sending>('sms-awaited', 'sms-calls', MOST_TRIES),
  news: jobKind<Sending>('sms-news', 'sms-news-calls', MOST_TRIES),
} as const;
/** A message that is useless after this many milliseconds counts as awaited. */
const AWAITED_MS = 3_600_000;

/** Reports of a carrier about a message that does not reach its phone. */
const FAILURES = new Set(['Failed', 'Rejected', 'AbsentSubscriber', 'Expired']);

const hearReport = async ({ db, log }: Carrier, request: FastifyRequest): Promise<void> => {
  const report = formOf(deliveryReportOnTheWire, request);
  const isNew = await insertDelivery(db, report);
  if (!isNew || !FAILURES.has(report.status)) return;
  const { carrierId, status, failureReason } = report;
  const smsId = await selectSmsId(db, carrierId);
  log.warn({ smsId, carrierId, status, failureReason }, 'an SMS did not reach its phone');
};

/** Sends by a carrier that speaks the form of Africa's Talking (D74). */
export const carrierSmsOut = (carrier: Carrier): SmsOutGateway => {
  const send = ({ smsId }: Sending): Promise<void> => sendPromised(carrier, smsId);
  return {
    send: async (sql, sms) => {
      const { now, nowMs } = carrier.realClock;
      const kind = toMs(sms.goodUntil) - nowMs() <= AWAITED_MS ? KIND.awaited : KIND.news;
      const { smsId } = sms;
      if (await insertSending(sql, sms))
        await enqueue(sql, { kind, dedupeKey: smsId, payload: { smsId }, runAt: now(), profileId: null });
    },
    connect: () => ({
      jobs: [jobWork(KIND.awaited, send), jobWork(KIND.news, send)],
      routes: secretForm('/gateway/sms/:secret/delivery', carrier.settings.callbackSecret, (request) =>
        hearReport(carrier, request),
      ),
    }),
    isOnPhone: false,
  };
};
