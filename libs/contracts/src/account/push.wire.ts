import { ok, refuse, type Result } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import { codecOf, type Codec } from '../pieces/codec-of.ts';
import { entity, noun } from '../pieces/entity.ts';
import { list } from '../pieces/rows.ts';
import { PUSH_TOPICS, type PushTopic } from './push.ts';

const textLike = (form: RegExp, what: string): Codec<string> =>
  codecOf(
    z.string(),
    (text): Result<string, string> => (form.test(text) ? ok(text) : refuse(`not ${what}`)),
    (text) => text,
  );

const endpointText = textLike(/^https?:\/\/\S{1,990}$/, 'the address of a push service');
const topics = list(z.enum(PUSH_TOPICS));

/** Push settings of a device, and the key to subscribe with. */
export interface PushChoice {
  /** Public key for the browser's subscription; null if the house has no push. */
  readonly publicKey: string | null;
  /** Push address of this login; null if push is off. */
  readonly endpoint: string | null;
  readonly topics: readonly PushTopic[];
}
export const pushChoiceOnTheWire = entity(noun<PushChoice>(), {
  public_key: ['publicKey', z.nullable(z.string())],
  endpoint: ['endpoint', z.nullable(z.string())],
  topics: ['topics', topics],
});

/** A browser's subscription, and the customer's topics. */
export interface PushSubscription {
  readonly endpoint: string;
  /** The browser's public key, 65 bytes in base64url. */
  readonly p256dh: string;
  /** The subscription's secret, 16 bytes in base64url. */
  readonly auth: string;
  /** At least one. */
  readonly topics: readonly PushTopic[];
}
export const pushSubscriptionOnTheWire = entity(noun<PushSubscription>(), {
  endpoint: ['endpoint', endpointText],
  p256dh: ['p256dh', textLike(/^B[\w-]{86}$/, 'the public key of a browser')],
  auth: ['auth', textLike(/^[\w-]{22}$/, 'the secret of a subscription')],
  topics: [
    'topics',
    codecOf(
      topics,
      (all): Result<readonly PushTopic[], string> =>
        all.length > 0 && all.length <= PUSH_TOPICS.length ? ok(all) : refuse('one to three topics'),
      (all) => all,
    ),
  ],
});
