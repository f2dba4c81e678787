import { ROLES, type Role } from '@kipenga/desk-rules';
import type { Services } from '../services/index.ts';
import { makeOperator, newTotpSecret } from './log-in.ts';
import { keepTotpSecret, operatorNamed } from './operators.store.ts';
import { insertShown, listShown, stopShown } from './sandbox-operators.store.ts';
import { codeOf, stepAt } from './totp.ts';

type Needed = Pick<Services, 'db' | 'realClock' | 'random' | 'totpSeal'>;

const PASSWORD_BYTES = 12;

/** An operator as the sandbox's phone shows it, with the code of this moment. */
export interface ShownOperator {
  readonly name: string;
  readonly role: Role;
  readonly password: string;
  readonly totpSecret: string;
  readonly code: string;
}

/**
 * Makes an operator of every role, once, for a sandbox to show, and gives another secret to those whose own was sealed by a key that is gone. Never
 * called in live.
 */
export const makeSandboxOperators = async (services: Needed): Promise<void> => {
  const { db, realClock, random, totpSeal } = services;
  for (const { name, sealedTotp } of await listShown(db))
    if (totpSeal.open(name, sealedTotp) === null)
      await keepTotpSecret(db, name, totpSeal.seal(name, newTotpSecret(random)), realClock.now());
  for (const role of ROLES) {
    if ((await operatorNamed(services.db, role)) !== null) continue;
    const password = services.random.bytes(PASSWORD_BYTES).toString('base64url');
    if (await makeOperator(services, { name: role, role, password }))
      await insertShown(services.db, role, password);
  }
};

/** Lets in none of a sandbox's operators, whose passwords anybody has read: for a live house on a database that was one's. */
export const stopSandboxOperators = async ({
  db,
  realClock,
}: Pick<Needed, 'db' | 'realClock'>): Promise<void> => {
  await stopShown(db, realClock.now());
};

export const sandboxOperators = async ({
  db,
  realClock,
  totpSeal,
}: Omit<Needed, 'random'>): Promise<readonly ShownOperator[]> =>
  (await listShown(db)).flatMap(({ sealedTotp, ...shown }) => {
    const totpSecret = totpSeal.open(shown.name, sealedTotp);
    return totpSecret === null
      ? []
      : [{ ...shown, totpSecret, code: codeOf(totpSecret, stepAt(realClock.nowMs())) }];
  });
