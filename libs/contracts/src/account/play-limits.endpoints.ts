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

/** None of these calls is in R7. Saying them twice says nothing more, so they carry no key. */
const playLimitsCall = { host: 'auth', needsToken: true } as const;

/** What the customer has set against playing too much. */
export const getPlayLimits = defineEndpoint({
  ...playLimitsCall,
  name: 'getPlayLimits',
  method: 'GET',
  path: '/account/play-limits/{profile_id}',
  params: profileParams,
  response: playLimitsOnTheWire,
});

/** Sets the most to deposit in a day, a week or a month: lower at once, higher or none after a day. */
export const setDepositLimit = defineEndpoint({
  ...playLimitsCall,
  name: 'setDepositLimit',
  method: 'POST',
  path: '/account/play-limits',
  request: depositLimitRequestOnTheWire,
  response: plainAnswerOnTheWire,
});

/** Sets the most to stake, or to lose, in a Nairobi day: lower at once, higher or none after 24 hours. */
export const setDayLimit = defineEndpoint({
  ...playLimitsCall,
  name: 'setDayLimit',
  method: 'POST',
  path: '/account/play-limits/day',
  request: dayLimitRequestOnTheWire,
  response: plainAnswerOnTheWire,
});

/** No bets and no deposits for a while, from now. */
export const takeTimeOut = defineEndpoint({
  ...playLimitsCall,
  name: 'takeTimeOut',
  method: 'POST',
  path: '/account/time-out',
  request: timeOutOnTheWire,
  response: plainAnswerOnTheWire,
});

/** No bets and no deposits for months or years, from now; nothing makes it shorter. */
export const excludeSelf = defineEndpoint({
  ...playLimitsCall,
  name: 'excludeSelf',
  method: 'POST',
  path: '/account/self-exclusion',
  request: selfExclusionOnTheWire,
  response: plainAnswerOnTheWire,
});

/** How long the customer has been playing games, what that brought, and whether a reality check waits. */
export const getGamePlay = defineEndpoint({
  ...playLimitsCall,
  name: 'getGamePlay',
  method: 'GET',
  path: '/account/game-play/{profile_id}',
  params: profileParams,
  response: gamePlayOnTheWire,
});

/** The customer wants to go on playing. Said before a check is due, it changes nothing. */
export const answerRealityCheck = defineEndpoint({
  ...playLimitsCall,
  name: 'answerRealityCheck',
  method: 'POST',
  path: '/account/reality-check',
  response: plainAnswerOnTheWire,
});
