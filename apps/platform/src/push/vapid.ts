import { createECDH } from 'node:crypto';

const CURVE = 'prime256v1';

/** The public key of a private VAPID key, both in base64url. @throws if the key is invalid. */
export const publicKeyOf = (privateKey: string): string => {
  const pair = createECDH(CURVE);
  pair.setPrivateKey(Buffer.from(privateKey, 'base64url'));
  return pair.getPublicKey('base64url');
};

/** True if a message can be encrypted for this key of a browser. */
export const isPublicKey = (key: string): boolean => {
  const pair = createECDH(CURVE);
  pair.generateKeys();
  try {
    pair.computeSecret(Buffer.from(key, 'base64url'));
    return true;
  } catch {
    return false;
  }
};
