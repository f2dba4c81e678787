import { defineEndpoint } from '../endpoint.ts';
import { profileParams } from './balance.wire.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import {
  depositLimitRequestOnTheWire,
  playLimitsOnTheWire,
  selfExclusionOnTheWire,
  timeOutOnTheWire,
} from './play-limits.wire.ts';

// None of these is in R7. Saying them twice says nothing more, so they carry no key.
const account = { host: 'auth', needsToken: true } as const;

/** What the customer has set against playing too much. */
export const getPlayLimits = defineEndpoint({
  ...account,
  name: 'getPlayLimits',
  method: 'GET',
  path: '/account/play-limits/{profile_id}',
  params: profileParams,
  response: playLimitsOnTheWire,
});

/** Sets the most to deposit in a day, a week or a month: lower at once, higher or none after a day. */
export const setDepositLimit = defineEndpoint({
  ...account,
  name: 'setDepositLimit',
  method: 'POST',
  path: '/account/play-limits',
  request: depositLimitRequestOnTheWire,
  response: plainAnswerOnTheWire,
});

/** No bets and no deposits for a while, from now. */
export const takeTimeOut = defineEndpoint({
  ...account,
  name: 'takeTimeOut',
  method: 'POST',
  path: '/account/time-out',
  request: timeOutOnTheWire,
  response: plainAnswerOnTheWire,
});

/** No bets and no deposits for months or years, from now; nothing makes it shorter. */
export const excludeSelf = defineEndpoint({
  ...account,
  name: 'excludeSelf',
  method: 'POST',
  path: '/account/self-exclusion',
  request: selfExclusionOnTheWire,
  response: plainAnswerOnTheWire,
});
