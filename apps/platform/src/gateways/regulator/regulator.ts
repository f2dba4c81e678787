import { createPrivateKey, createPublicKey, sign, verify, type KeyObject } from 'node:crypto';
import type { NairobiDay } from '@kipenga/betting-core';

/** An event of the books as the regulator is told it: enough to make its leaf, and nothing that names a customer. */
export interface ToldEvent {
  readonly id: string;
  readonly salt: string;
  /** JSON, byte for byte as it stands in the leaf. */
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

/** What is sent: the bytes, and the house's signature over them (Ed25519, base64). */
export interface SignedTold {
  readonly body: string;
  readonly signature: string;
}

/** The regulator's end of the feed (docs/regulator.md). */
export interface RegulatorGateway {
  /**
   * Hands over what is told. An event that was told before is the same event, and is taken again without a word. Answers, of a day, whether the
   * events received come to the same root; of events, true.
   * @throws when it cannot be reached or takes no such thing: it is told again later.
   */
  readonly tell: (told: SignedTold) => Promise<{ readonly agrees: boolean }>;
  readonly key: KeyObject;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS8. */
const PKCS8 = Buffer.from('302e020100300506032b657004220420', 'hex');

export const signingKeyOf = (seed: Buffer): KeyObject =>
  createPrivateKey({ key: Buffer.concat([PKCS8, seed]), format: 'der', type: 'pkcs8' });

export const signTold = (told: Told, key: KeyObject): SignedTold => {
  const body = JSON.stringify(told);
  return { body, signature: sign(null, Buffer.from(body), key).toString('base64') };
};

/** Whether these bytes are the house's. */
export const isSignedBy = ({ body, signature }: SignedTold, key: KeyObject): boolean =>
  verify(null, Buffer.from(body), createPublicKey(key), Buffer.from(signature, 'base64'));
