import { defineEndpoint } from '../endpoint.ts';
import { logInAnswerOnTheWire, logInOnTheWire } from './login.wire.ts';

/** Logs in (R4-17). */
export const logIn = defineEndpoint({
  name: 'logIn',
  host: 'auth',
  method: 'POST',
  path: '/auth/generate-token',
  request: logInOnTheWire,
  response: logInAnswerOnTheWire,
});
