import { tooManyPasswords } from '../customers/index.ts';
import type { Services } from '../services/index.ts';
import { customerOf, ownerOf, type Handlers } from '../http/index.ts';
import { answerRealityCheck, gamePlayOf } from './game-play.ts';
import { setDayLimit } from './set-day-limit.ts';
import { setDepositLimit } from './set-deposit-limit.ts';
import { excludeSelf, takeTimeOut } from './take-break.ts';
import { playLimitsOf } from './limits-in-force.ts';

type Served =
  | 'getPlayLimits'
  | 'setDepositLimit'
  | 'setDayLimit'
  | 'takeTimeOut'
  | 'excludeSelf'
  | 'getGamePlay'
  | 'answerRealityCheck';

/** The calls about a customer's own limits and breaks. They hold by real time (D70). */
export const playLimitHandlers = (services: Services): Pick<Handlers, Served> => ({
  getPlayLimits: ({ params }, context) =>
    playLimitsOf(services.db, ownerOf(context, params).profileId, services.realClock.now()),
  setDepositLimit: async ({ body }, context) => ({
    kind: 'accepted',
    description: await setDepositLimit(services, customerOf(context).profileId, body),
  }),
  setDayLimit: ({ body }, context) => setDayLimit(services, customerOf(context).profileId, body),
  takeTimeOut: ({ body }, context) => takeTimeOut(services, customerOf(context), body.length),
  excludeSelf: async ({ body }, context) => {
    const answer = await excludeSelf(services, customerOf(context), body);
    if (answer === 'too-often') throw tooManyPasswords();
    return answer;
  },
  getGamePlay: ({ params }, context) =>
    gamePlayOf(services.db, ownerOf(context, params).profileId, services.realClock.now()),
  answerRealityCheck: (_, context) => answerRealityCheck(services, customerOf(context).profileId),
});
