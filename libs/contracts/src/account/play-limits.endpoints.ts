import { defineEndpoint } from '../endpoint.ts';
import { profileParams } from './balance.wire.ts';
import { gamePlayOnTheWire } from './game-play.wire.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import {
  dayLimitRequestOnTheWire,
  depositLimitRequestOnTheWire,
  playLimitsOnTheWire,
  selfExclusionOnTheWire,
  timeOutOnTheWire,
} from './play-limits.wire.ts';

/** None of these calls is in R7. Repeating one changes nothing more, so they need no idempotency key. */
const playLimitsCall = { host: 'auth', needsToken: true } as const;

/** The customer's own limits and breaks. */
export const getPlayLimits = defineEndpoint({
  ...playLimitsCall,
  name: 'getPlayLimits',
  method: 'GET',
  path: '/account/play-limits/{profile_id}',
  params: profileParams,
  response: playLimitsOnTheWire,
});

/** Sets the most to deposit in a day, a week or a month. A lower limit holds at once, a higher one or none after a day. */
export const setDepositLimit = defineEndpoint({
  ...playLimitsCall,
  name: 'setDepositLimit',
  method: 'POST',
  path: '/account/play-limits',
  request: depositLimitRequestOnTheWire,
  response: plainAnswerOnTheWire,
});

/** Sets the most to stake, or to lose, in a Nairobi day. A lower limit holds at once, a higher one or none after 24 hours. */
export const setDayLimit = defineEndpoint({
  ...playLimitsCall,
  name: 'setDayLimit',
  method: 'POST',
  path: '/account/play-limits/day',
  request: dayLimitRequestOnTheWire,
  response: plainAnswerOnTheWire,
});

/** Begins a time-out: no bets and no deposits for a while. */
export const takeTimeOut = defineEndpoint({
  ...playLimitsCall,
  name: 'takeTimeOut',
  method: 'POST',
  path: '/account/time-out',
  request: timeOutOnTheWire,
  response: plainAnswerOnTheWire,
});

/** Begins a self-exclusion: no bets and no deposits for months or years. It cannot be shortened. */
export const excludeSelf = defineEndpoint({
  ...playLimitsCall,
  name: 'excludeSelf',
  method: 'POST',
  path: '/account/self-exclusion',
  request: selfExclusionOnTheWire,
  response: plainAnswerOnTheWire,
});

/** The customer's playing time in games, its result, and whether a reality check is due. */
export const getGamePlay = defineEndpoint({
  ...playLimitsCall,
  name: 'getGamePlay',
  method: 'GET',
  path: '/account/game-play/{profile_id}',
  params: profileParams,
  response: gamePlayOnTheWire,
});

/** Answers the reality check: the customer goes on playing. Has no effect before a check is due. */
export const answerRealityCheck = defineEndpoint({
  ...playLimitsCall,
  name: 'answerRealityCheck',
  method: 'POST',
  path: '/account/reality-check',
  response: plainAnswerOnTheWire,
});
