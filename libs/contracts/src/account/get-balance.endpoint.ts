import { defineEndpoint } from '../endpoint.ts';
import { balanceOnTheWire, profileParams } from './balance.wire.ts';

/** The customer's balance, bonus and free bet. */
export const getBalance = defineEndpoint({
  name: 'getBalance',
  host: 'auth',
  method: 'GET',
  path: '/ussd/get-profile/byprofile/{profile_id}',
  needsToken: true,
  params: profileParams,
  response: balanceOnTheWire,
});
