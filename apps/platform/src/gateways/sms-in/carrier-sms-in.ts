import { incomingSmsOnTheWire, type HandedSms } from '@kipenga/contracts/sms-gateway';
import type { FastifyRequest } from 'fastify';
import type { Database } from '../../database/index.ts';
import { badRequest } from '../../http/index.ts';
import { enqueue } from '../../jobs/index.ts';
import type { RealClock } from '../../ports/index.ts';
import { formOf, secretForm } from '../secret-forms.ts';
import type { SmsSettings } from '../sms-settings.ts';
import type { SmsInGateway } from './sms-in.ts';

const KIND = 'sms-in';
/** Over an hour: later nobody waits for the answer any more. */
const MOST_TRIES = 12;

interface CarrierParts {
  readonly db: Database;
  readonly realClock: RealClock;
  readonly settings: Pick<SmsSettings, 'callbackSecret'>;
  /** The number of ours that it brings messages to. */
  readonly shortcode: string;
}

/** Keeps a message by the carrier's name for it; what it asks for is done after the answer, and again if that fails. */
const keep = async ({ db, realClock, shortcode }: CarrierParts, request: FastifyRequest): Promise<void> => {
  const sms = formOf(incomingSmsOnTheWire, request);
  if (sms.to !== shortcode) throw badRequest(`The SMS is to another number than ${shortcode}.`);
  await enqueue(db, { kind: KIND, dedupeKey: sms.gatewayId, payload: sms, runAt: realClock.now() });
};

/** Hears by a carrier that speaks the form of Africa's Talking (D74). */
export const carrierSmsIn = (parts: CarrierParts): SmsInGateway => ({
  connect: (hear) => ({
    jobs: { [KIND]: (payload) => hear(payload as HandedSms) },
    mostTries: { [KIND]: MOST_TRIES },
    routes: secretForm('/gateway/sms/:secret/inbound', parts.settings.callbackSecret, (request) =>
      keep(parts, request),
    ),
  }),
  phone: null,
});
