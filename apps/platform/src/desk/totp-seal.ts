import { createCipheriv, createDecipheriv, createHash } from 'node:crypto';
import type { Random, TotpSeal } from '../ports/index.ts';

// AES-256-GCM, with the sizes that NIST SP 800-38D recommends.
const CIPHER = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
const KEY_MARK_LENGTH = 8;
/** Prefix of a sealed secret. Secrets of older releases are unsealed base32, which has no digit 1. */
const FORM = 'v1';

/** Identifies a key without revealing it. */
const markOf = (key: Uint8Array): string =>
  createHash('sha256').update(key).digest('hex').slice(0, KEY_MARK_LENGTH);

const forWhom = (operator: string): Buffer => Buffer.from(`operator/${operator}`);

/** Seals by the first of several keys, and opens by all of them. */
export const totpSeal = (keys: readonly Uint8Array[], random: Pick<Random, 'bytes'>): TotpSeal => {
  const byMark = new Map(keys.map((key) => [markOf(key), key]));
  const [newest] = keys;
  const beginning = newest && `${FORM}.${markOf(newest)}.`;
  return {
    seal(operator, secret) {
      if (newest === undefined) throw new Error('there is no key to seal the secrets of operators’ codes by');
      const nonce = random.bytes(NONCE_BYTES);
      const cipher = createCipheriv(CIPHER, newest, nonce).setAAD(forWhom(operator));
      const parts = [nonce, cipher.update(secret, 'utf8'), cipher.final(), cipher.getAuthTag()];
      return `${beginning}${Buffer.concat(parts).toString('base64url')}`;
    },
    open(operator, kept) {
      const [form, mark = '', sealed = ''] = kept.split('.');
      if (form !== FORM) return kept;
      const key = byMark.get(mark);
      const bytes = Buffer.from(sealed, 'base64url');
      if (key === undefined || bytes.length < NONCE_BYTES + TAG_BYTES) return null;
      const decipher = createDecipheriv(CIPHER, key, bytes.subarray(0, NONCE_BYTES), {
        authTagLength: TAG_BYTES,
      })
        .setAAD(forWhom(operator))
        .setAuthTag(bytes.subarray(-TAG_BYTES));
      try {
        const opened = decipher.update(bytes.subarray(NONCE_BYTES, -TAG_BYTES));
        return Buffer.concat([opened, decipher.final()]).toString('utf8');
      } catch {
        return null;
      }
    },
    isNewest: (kept) => beginning !== undefined && kept.startsWith(beginning),
  };
};
