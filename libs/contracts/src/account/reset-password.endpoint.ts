import { defineEndpoint } from '../endpoint.ts';
import { resetPasswordOnTheWire } from './password-reset.wire.ts';
import { verifiedAnswerOnTheWire } from './plain-answer.wire.ts';

/** Sets a new password with a code (R4-19). */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  host: 'auth',
  method: 'POST',
  path: '/auth/reset-password',
  request: resetPasswordOnTheWire,
  response: verifiedAnswerOnTheWire,
});
