import { ROLES } from '@kipenga/desk-rules';
import type { Services } from '../services/index.ts';
import { makeOperator } from './log-in.ts';
import { operatorNamed } from './operators.store.ts';
import { insertShown, listShown, type ShownOperator } from './sandbox-operators.store.ts';
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

export const sandboxOperators = async ({
  db,
  realClock,
}: Pick<Needed, 'db' | 'realClock'>): Promise<readonly ShownOperator[]> =>
  (await listShown(db)).map((shown) => ({
    ...shown,
    code: codeOf(shown.totpSecret, stepAt(realClock.nowMs())),
  }));
