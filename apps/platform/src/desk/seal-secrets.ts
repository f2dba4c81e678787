import type { Services } from '../services/index.ts';
import { listSealed, resealTotp } from './operators.store.ts';

/** Whether a key here opens what an operator logs in with who works here; where nobody does, there is nothing to open. */
export const opensSecrets = async ({ db, totpSeal }: Pick<Services, 'db' | 'totpSeal'>): Promise<boolean> => {
  const working = (await listSealed(db)).filter(({ isStopped }) => !isStopped);
  return (
    working.length === 0 || working.some(({ name, sealedTotp }) => totpSeal.open(name, sealedTotp) !== null)
  );
};

/**
 * Seals by the newest key what is not: what a release before left as it was, and what an older key sealed.
 * @returns whose secret no key here opens; they cannot log in.
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
