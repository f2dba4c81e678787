import { defineEndpoint } from '../endpoint.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { finishRegistrationOnTheWire } from './verification.wire.ts';

/** Verifies a phone with the code sent to it (R4-20). */
export const finishRegistration = defineEndpoint({
  name: 'finishRegistration',
  host: 'auth',
  method: 'POST',
  path: '/auth/finish-registration',
  request: finishRegistrationOnTheWire,
  response: plainAnswerOnTheWire,
});
