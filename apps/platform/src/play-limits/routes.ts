import { tooManyPasswords, type CustomerDesk } from '../customers/index.ts';
import { customerOf, ownerOf, type Handlers } from '../http/index.ts';
import { setDepositLimit } from './set-deposit-limit.ts';
import { excludeSelf, takeTimeOut } from './take-break.ts';
import { playLimitsOf } from './what-holds.ts';

type Served = 'getPlayLimits' | 'setDepositLimit' | 'takeTimeOut' | 'excludeSelf';

/** The calls about a customer's own limits and breaks. `clock` of the desk is real time (D70). */
export const playLimitHandlers = (desk: CustomerDesk): Pick<Handlers, Served> => ({
  getPlayLimits: ({ params }, context) =>
    playLimitsOf(desk.db, ownerOf(context, params).profileId, desk.clock.now()),
  setDepositLimit: async ({ body }, context) => ({
    kind: 'accepted',
    description: await setDepositLimit(desk, customerOf(context).profileId, body),
  }),
  takeTimeOut: ({ body }, context) => takeTimeOut(desk, customerOf(context), body.length),
  excludeSelf: async ({ body }, context) => {
    const answer = await excludeSelf(desk, customerOf(context), body);
    if (answer === 'too-often') throw tooManyPasswords();
    return answer;
  },
});
