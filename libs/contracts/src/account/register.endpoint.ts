import { defineEndpoint } from '../endpoint.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { registerOnTheWire } from './register.wire.ts';

/** Opens an account; the phone is verified by a code after (R4-18). */
export const register = defineEndpoint({
  name: 'register',
  host: 'auth',
  method: 'POST',
  path: '/auth/register',
  request: registerOnTheWire,
  response: plainAnswerOnTheWire,
});
