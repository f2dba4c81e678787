import { incomingSmsOnTheWire, type HandedSms } from '@kipenga/contracts/sms-gateway';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/index.ts';
import { badRequest } from '../../http/index.ts';
import { enqueue, jobKind, jobWork } from '../../outbox/index.ts';
import type { RealClock } from '../../ports/index.ts';
import { formOf, secretForm } from '../secret-forms.ts';
import type { SmsSettings } from '../sms-settings.ts';
import type { SmsInGateway } from './sms-in.ts';

/** Tries over an hour: later answers are useless. */
const KIND = jobKind<HandedSms>('sms-in', 'messages', 12);

interface CarrierParts {
  readonly db: Database;
  readonly realClock: RealClock;
  readonly settings: Pick<SmsSettings, 'callbackSecret'>;
  /** The number of ours that it brings messages to. */
  readonly shortcode: string;
}

/** Stores a message under the carrier's id; the work on it is done after the answer, and repeated if it fails. */
const keep = async ({ db, realClock, shortcode }: CarrierParts, request: FastifyRequest): Promise<void> => {
  const sms = formOf(incomingSmsOnTheWire, request);
  if (sms.to !== shortcode) throw badRequest(`The SMS is to another number than ${shortcode}.`);
  await enqueue(db, {
    kind: KIND,
    dedupeKey: sms.gatewayId,
    payload: sms,
    runAt: realClock.now(),
    // Not every phone has an account.
    profileId: null,
    turn: sms.from,
  });
};

/** Hears by a carrier that speaks the form of Africa's Talking (D74). */
export const carrierSmsIn = (parts: CarrierParts): SmsInGateway => ({
  connect: (hear) => ({
    jobs: [jobWork(KIND, hear)],
    routes: secretForm('/gateway/sms/:secret/inbound', parts.settings.callbackSecret, (request) =>
      keep(parts, request),
    ),
  }),
  phone: null,
});
