import { defineEndpoint } from '../endpoint.ts';
import { plainAnswerOnTheWire } from './plain-answer.wire.ts';
import { codeParams } from './verification.wire.ts';

/** Sends a code by SMS, which costs money: never tried again by itself, though it is a GET (D26). */
export const requestCode = defineEndpoint({
  name: 'requestCode',
  host: 'auth',
  method: 'GET',
  path: '/auth/generate-code/{phone}',
  params: codeParams,
  response: plainAnswerOnTheWire,
});
