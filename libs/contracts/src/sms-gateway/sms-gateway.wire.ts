import { ok, parseMsisdn, refuse, type Msisdn, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';

// What a carrier of SMS answers and reports (D74). It may say more than is named here, and one day will: what is not known is ignored.

const LONGEST_NAME = 200;
const LONGEST_SMS = 2_000;

const words = (least: number, most: number) =>
  z.string().check(
    z.minLength(least),
    z.maxLength(most),
    z.refine((text) => !text.includes('\0'), 'no NUL'),
  );
const name = words(1, LONGEST_NAME);

/** A Kenyan mobile number as a carrier writes it, which is in full: no customer typed it. */
const fullMsisdn = codecOf(
  z.string(),
  (text): Result<Msisdn, string> => {
    const phone = /^\+?254\d{9}$/.test(text) ? parseMsisdn(text) : null;
    return phone?.ok ? ok(phone.value) : refuse('a Kenyan mobile number in full, like +254712345678');
  },
  (phone): string => `+${phone}`,
);

/** An SMS of a customer as a carrier hands it over. */
export interface HandedSms {
  /** The carrier's own name for it. */
  readonly gatewayId: string;
  readonly from: Msisdn;
  readonly to: string;
  readonly text: string;
  /** What an answer to it has to name, where the network bills by that; empty where it does not. */
  readonly linkId?: string;
}

export const incomingSmsOnTheWire = entity(noun<HandedSms>(), {
  id: ['gatewayId', name],
  from: ['from', fullMsisdn],
  to: ['to', name],
  text: ['text', words(0, LONGEST_SMS)],
  linkId: ['linkId', z.optional(words(0, LONGEST_NAME))],
});

/** What became of an SMS of ours on its way to the phone. */
export interface DeliveryReport {
  readonly carrierId: string;
  readonly status: string;
  readonly failureReason?: string;
}

export const deliveryReportOnTheWire = entity(noun<DeliveryReport>(), {
  id: ['carrierId', name],
  status: ['status', name],
  failureReason: ['failureReason', z.optional(words(0, LONGEST_NAME))],
});

/** What a carrier says of one number it was asked to send to. */
interface Recipient {
  readonly statusCode: number;
  readonly status: string;
  readonly messageId?: string;
}

/** What a carrier answers who was asked to send. Without a recipient it sends to nobody, and the message says why. */
export interface CarrierAnswer {
  readonly message: string;
  readonly recipients: readonly Recipient[];
}

const recipient = entity(noun<Recipient>(), {
  statusCode: ['statusCode', z.int()],
  status: ['status', name],
  messageId: ['messageId', z.optional(name)],
});

const answer = entity(noun<CarrierAnswer>(), {
  Message: ['message', z.string()],
  Recipients: ['recipients', z.readonly(z.array(recipient))],
});

export const carrierAnswerOnTheWire = codecOf(
  z.object({ SMSMessageData: answer }),
  ({ SMSMessageData: said }): Result<CarrierAnswer, string> => ok(said),
  (said) => ({ SMSMessageData: said }),
);
