import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { NairobiDay } from '@kipenga/betting-core';

/** An event of the books as sent to the regulator: enough to rebuild its leaf, and nothing that names a customer. */
export interface ToldEvent {
  readonly id: string;
  readonly salt: string;
  /** JSON, byte for byte as in the leaf. */
  readonly record: string;
}

/** Events of a day, or the root of a day that is over. */
export type Told =
  | { readonly kind: 'events'; readonly day: NairobiDay; readonly events: readonly ToldEvent[] }
  | {
      readonly kind: 'day';
      readonly day: NairobiDay;
      readonly events: number;
      readonly root: string | null;
    };

/** A message to the regulator, with the house's signature over its bytes (Ed25519, base64). */
export interface SignedTold {
  readonly body: string;
  readonly signature: string;
}

/** The regulator's end of the feed (docs/regulator.md). */
export interface RegulatorGateway {
  /**
   * Sends a message. An event that was sent before is accepted again. Returns, for a day, true if the events received give the
   * same root; for events, true.
   * @throws if the regulator cannot be reached or refuses the message: it is sent again later.
   */
  readonly tell: (told: SignedTold) => Promise<{ readonly agrees: boolean }>;
  readonly key: KeyObject;
}

/** PKCS8 prefix of the 32 bytes of an Ed25519 key. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export const signingKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

export const signTold = (told: Told, key: KeyObject): SignedTold => {
  const body = JSON.stringify(told);
  return { body, signature: sign(null, Buffer.from(body), key).toString('base64') };
};

/** True if the house signed these bytes. */
export const isSignedBy = ({ body, signature }: SignedTold, key: KeyObject): boolean =>
  verify(null, Buffer.from(body), createPublicKey(key), Buffer.from(signature, 'base64'));
