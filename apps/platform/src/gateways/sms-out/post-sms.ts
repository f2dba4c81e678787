import type { Msisdn } from '@kipenga/betting-core';
import { decodeWire } from '@kipenga/contracts';
import { carrierAnswerOnTheWire, type CarrierAnswer } from '@kipenga/contracts/sms-gateway';
import { unansweredBy } from '../unanswered-by.ts';
import type { SmsSettings } from '../sms-settings.ts';

/** The outcome of a request to send. */
export type PostedSms =
  | { readonly kind: 'accepted'; readonly carrierId: string | null }
  /** Certainly not sent; `isFinal` if it never will be. */
  | { readonly kind: 'refused'; readonly reason: string; readonly isFinal: boolean }
  /** It may have been sent. */
  | { readonly kind: 'unknown'; readonly reason: string };

export interface SmsToPost {
  readonly to: Msisdn;
  readonly shortcode: string | null;
  readonly text: string;
  readonly linkId: string | null;
}

/** Makes the signal that aborts a request that takes too long. */
export type TimeLimit = () => AbortSignal;

const FIRST_SERVER_FAULT = 500;
const LARGEST_ANSWER = 65_536;
const LONGEST_REASON = 60;

/** The carrier's codes for an accepted number: processed, sent, queued. */
const TAKEN = new Set([100, 101, 102]);
/** Codes the operator can fix, so that the carrier is asked again: sender, balance, route. */
const MENDABLE = new Set([402, 405, 407]);
/** Final codes: held as a risk, invalid, unsupported or blacklisted number, do-not-disturb; refused by the network. */
const FINAL = new Set([401, 403, 404, 406, 409, 502]);

const unknown = (reason: string): PostedSms => ({ kind: 'unknown', reason });
const refused = (reason: string, isFinal: boolean): PostedSms => ({ kind: 'refused', reason, isFinal });

/** The carrier's name of a reason, if it is one. Other text is dropped, since it may repeat a number or a message. */
const reasonIn = (said: string): string =>
  /^\w+$/.test(said) && said.length <= LONGEST_REASON ? said : 'no reason that can be told';

const outcomeOf = ({ message, recipients: [recipient] }: CarrierAnswer): PostedSms => {
  if (recipient === undefined) return refused(reasonIn(message), false);
  const { statusCode, status, messageId } = recipient;
  if (TAKEN.has(statusCode))
    return {
      kind: 'accepted',
      carrierId: messageId === undefined || messageId === 'None' ? null : messageId,
    };
  const reason = `${statusCode} ${reasonIn(status)}`;
  if (FINAL.has(statusCode)) return refused(reason, true);
  return MENDABLE.has(statusCode) ? refused(reason, false) : unknown(reason);
};

/** @throws if it is too long. */
const textOf = async ({ body }: Response): Promise<string> => {
  const chunks: Uint8Array[] = [];
  let length = 0;
  for await (const chunk of body ?? []) {
    length += chunk.length;
    if (length > LARGEST_ANSWER) throw new Error('an answer that is too long');
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString();
};

const answerIn = (text: string): CarrierAnswer | null => {
  try {
    const read = decodeWire(carrierAnswerOnTheWire, JSON.parse(text));
    return read.ok ? read.value : null;
  } catch {
    return null;
  }
};

const readReply = async (reply: Response): Promise<PostedSms> => {
  const answer = answerIn(await textOf(reply));
  if (reply.status >= FIRST_SERVER_FAULT) return unknown(`status ${reply.status}`);
  if (answer !== null) return outcomeOf(answer);
  // A refusal of the request itself, for its key or form, has not looked at the message.
  return reply.ok ? unknown('an answer that cannot be read') : refused(`status ${reply.status}`, false);
};

const failureOf = (error: unknown): PostedSms => {
  const { neverLeft, why } = unansweredBy(error);
  return neverLeft ? refused(why, false) : unknown(why);
};

/** Asks the carrier to send one message. Never throws. */
export const postSms = async (
  { origin, apiKey, username, sender }: SmsSettings,
  { to, shortcode, text, linkId }: SmsToPost,
  timeLimit: TimeLimit,
  send = fetch,
): Promise<PostedSms> => {
  try {
    const reply = await send(`${origin}/version1/messaging`, {
      method: 'POST',
      redirect: 'manual',
      signal: timeLimit(),
      headers: { apiKey, accept: 'application/json' },
      body: new URLSearchParams({
        username,
        to: `+${to}`,
        message: text,
        from: shortcode ?? sender,
        ...(linkId !== null && { linkId }),
      }),
    });
    return await readReply(reply);
  } catch (error) {
    return failureOf(error);
  }
};
