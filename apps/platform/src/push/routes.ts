import type { PlainAnswer } from '@kipenga/contracts';
import { customerOf, ownerOf, type Handlers } from '../http/index.ts';
import { lockWallet } from '../ledger/index.ts';
import type { Services } from '../services/index.ts';
import { worded } from '../wording/index.ts';
import { maySendTo } from './may-send-to.ts';
import type { PushSettings } from './push-settings.ts';
import {
  countOthers,
  deleteSubscription,
  keepSubscription,
  selectOwn,
  type LoginName,
} from './push.store.ts';
import { isPublicKey, publicKeyOf } from './vapid.ts';

/** Logins of one customer that are told at once. */
const MOST_DEVICES = 5;

const DONE = { kind: 'accepted', description: 'Done' } as const;

/** The calls by which a login asks for push, each about its own device. */
export const pushHandlers = (
  { db, realClock }: Pick<Services, 'db' | 'realClock'>,
  push: PushSettings,
): Pick<Handlers, 'getPush' | 'setPush' | 'endPush'> => {
  const publicKey = push.privateKey === null ? null : publicKeyOf(push.privateKey);
  const loginOf = ({ profileId, tokenHash }: ReturnType<typeof customerOf>): LoginName => ({
    profileId,
    loginHash: tokenHash,
  });
  return {
    getPush: async ({ params }, context) => {
      const own = await selectOwn(db, loginOf(ownerOf(context, { profileId: params.profileId })));
      return { publicKey, endpoint: own?.endpoint ?? null, topics: own?.topics ?? [] };
    },
    setPush: async ({ body }, context): Promise<PlainAnswer> => {
      const login = loginOf(customerOf(context));
      if (publicKey === null || !maySendTo(body.endpoint, push) || !isPublicKey(body.p256dh))
        return { kind: 'refused', code: 1, ...worded('push-service-unknown') };
      return db.transaction(async (sql): Promise<PlainAnswer> => {
        await lockWallet(sql, login.profileId);
        if ((await countOthers(sql, login, realClock.now())) >= MOST_DEVICES)
          return { kind: 'refused', code: 1, ...worded('push-too-many', { maximum: MOST_DEVICES }) };
        await keepSubscription(sql, login, body);
        return DONE;
      });
    },
    endPush: async (_, context) => {
      await deleteSubscription(db, loginOf(customerOf(context)));
      return DONE;
    },
  };
};
