import { ROLES } from '@kipenga/desk-rules';
import type { Services } from '../services/index.ts';
import { makeOperator } from './log-in.ts';
import { operatorNamed } from './operators.store.ts';
import { insertShown, listShown, stopShown, type ShownOperator } from './sandbox-operators.store.ts';
import { codeOf, stepAt } from './totp.ts';

type Needed = Pick<Services, 'db' | 'realClock' | 'random'>;

const PASSWORD_BYTES = 12;

/** Makes an operator of every role, once, for a sandbox to show. Never called in live. */
export const makeSandboxOperators = async (services: Needed): Promise<void> => {
  for (const role of ROLES) {
    if ((await operatorNamed(services.db, role)) !== null) continue;
    const password = services.random.bytes(PASSWORD_BYTES).toString('base64url');
    if (await makeOperator(services, { name: role, role, password }))
      await insertShown(services.db, role, password);
  }
};

/** Lets in none of a sandbox's operators, whose passwords anybody has read: for a live house on a database that was one's. */
export const stopSandboxOperators = async ({ db, realClock }: Omit<Needed, 'random'>): Promise<void> => {
  await stopShown(db, realClock.now());
};

export const sandboxOperators = async ({
  db,
  realClock,
}: Pick<Needed, 'db' | 'realClock'>): Promise<readonly ShownOperator[]> =>
  (await listShown(db)).map((shown) => ({
    ...shown,
    code: codeOf(shown.totpSecret, stepAt(realClock.nowMs())),
  }));
