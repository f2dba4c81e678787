import { defineEndpoint } from '../endpoint.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';

/** Ends the token (D68). */
export const logOut = defineEndpoint({
  name: 'logOut',
  host: 'auth',
  method: 'POST',
  path: '/auth/logout',
  needsToken: true,
  response: plainAnswerOnTheWire,
});
