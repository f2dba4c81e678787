import type { Services } from '../services/index.ts';
import { listSealed, resealTotp } from './operators.store.ts';

/** True if a key of this process opens the login secret of at least one working operator, or if there is none. */
export const opensSecrets = async ({ db, totpSeal }: Pick<Services, 'db' | 'totpSeal'>): Promise<boolean> => {
  const working = (await listSealed(db)).filter(({ isStopped }) => !isStopped);
  return (
    working.length === 0 || working.some(({ name, sealedTotp }) => totpSeal.open(name, sealedTotp) !== null)
  );
};

/**
 * Seals with the newest key every secret that is unsealed (older releases) or sealed with an older key.
 * @returns operators whose secret no key of this process opens; they cannot log in.
 */
export const sealTotpSecrets = async ({
  db,
  totpSeal,
}: Pick<Services, 'db' | 'totpSeal'>): Promise<readonly string[]> => {
  const closed: string[] = [];
  for (const { name, sealedTotp } of await listSealed(db)) {
    const secret = totpSeal.open(name, sealedTotp);
    if (secret === null) closed.push(name);
    else if (!totpSeal.isNewest(sealedTotp))
      await resealTotp(db, name, sealedTotp, totpSeal.seal(name, secret));
  }
  return closed;
};
