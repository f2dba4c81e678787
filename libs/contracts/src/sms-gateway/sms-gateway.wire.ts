import { ok, parseMsisdn, refuse, type Msisdn, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';

// Answers and reports of an SMS carrier (D74). Unknown fields are ignored, because a carrier may add some.

const LONGEST_NAME = 200;
const LONGEST_SMS = 2_000;

const words = (least: number, most: number) =>
  z.string().check(
    z.minLength(least),
    z.maxLength(most),
    z.refine((text) => !text.includes('\0'), 'no NUL'),
  );
const name = words(1, LONGEST_NAME);

/** A Kenyan mobile number in the carrier's full form; no customer typed it. */
const fullMsisdn = codecOf(
  z.string(),
  (text): Result<Msisdn, string> => {
    const phone = /^\+?254\d{9}$/.test(text) ? parseMsisdn(text) : null;
    return phone?.ok ? ok(phone.value) : refuse('a Kenyan mobile number in full, like +254712345678');
  },
  (phone): string => `+${phone}`,
);

/** A customer's SMS as the carrier delivers it. */
export interface HandedSms {
  /** The carrier's id of the message. */
  readonly gatewayId: string;
  readonly from: Msisdn;
  readonly to: string;
  readonly text: string;
  /** Id that an answer must contain if the network bills by it; empty otherwise. */
  readonly linkId?: string;
}

export const incomingSmsOnTheWire = entity(noun<HandedSms>(), {
  id: ['gatewayId', name],
  from: ['from', fullMsisdn],
  to: ['to', name],
  text: ['text', words(0, LONGEST_SMS)],
  linkId: ['linkId', z.optional(words(0, LONGEST_NAME))],
});

/** Report on the delivery of one of our SMS. */
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

/** Result for one number of a send request. */
interface Recipient {
  readonly statusCode: number;
  readonly status: string;
  readonly messageId?: string;
}

/** Answer to a send request. Without recipients nothing was sent, and the message says why. */
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
