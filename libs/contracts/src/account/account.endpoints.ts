import { defineEndpoint } from '../endpoint.ts';
import { list } from '../pieces/rows.ts';
import { balanceOnTheWire, profileParams } from './balance.wire.ts';
import { logInAnswerOnTheWire, logInOnTheWire } from './login.wire.ts';
import { resetPasswordOnTheWire } from './password-reset.wire.ts';
import { plainAnswerOnTheWire, verifiedAnswerOnTheWire } from './plain-answer.wire.ts';
import { registerOnTheWire } from './register.wire.ts';
import { STATEMENT_FORMATS, statementParams, statementRowOnTheWire } from './statement.wire.ts';
import { codeParams, finishRegistrationOnTheWire } from './verification.wire.ts';

/** Opens an account; the phone is verified by a code after (R4-18). */
export const register = defineEndpoint({
  name: 'register',
  host: 'auth',
  method: 'POST',
  path: '/auth/register',
  request: registerOnTheWire,
  response: plainAnswerOnTheWire,
});

/** Logs in (R4-17). */
export const logIn = defineEndpoint({
  name: 'logIn',
  host: 'auth',
  method: 'POST',
  path: '/auth/generate-token',
  request: logInOnTheWire,
  response: logInAnswerOnTheWire,
});

/** Verifies a phone with the code sent to it (R4-20). */
export const finishRegistration = defineEndpoint({
  name: 'finishRegistration',
  host: 'auth',
  method: 'POST',
  path: '/auth/finish-registration',
  request: finishRegistrationOnTheWire,
  response: plainAnswerOnTheWire,
});

/** Sends a code by SMS. Although it is a GET it is never retried automatically, because each SMS costs money (D26). */
export const requestCode = defineEndpoint({
  name: 'requestCode',
  host: 'auth',
  method: 'GET',
  path: '/auth/generate-code/{phone}',
  params: codeParams,
  response: plainAnswerOnTheWire,
});

/** Sets a new password with a code (R4-19). */
export const resetPassword = defineEndpoint({
  name: 'resetPassword',
  host: 'auth',
  method: 'POST',
  path: '/auth/reset-password',
  request: resetPasswordOnTheWire,
  response: verifiedAnswerOnTheWire,
});

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

/** Every movement of a customer's wallet between two days, oldest first (D87). */
export const getStatement = defineEndpoint({
  name: 'getStatement',
  host: 'auth',
  method: 'GET',
  path: '/api/statement/{profile_id}/{from}/{to}',
  needsToken: true,
  params: statementParams,
  response: list(statementRowOnTheWire),
  alsoAs: Object.values(STATEMENT_FORMATS),
});

/** Ends the token (D68). */
export const logOut = defineEndpoint({
  name: 'logOut',
  host: 'auth',
  method: 'POST',
  path: '/auth/logout',
  needsToken: true,
  response: plainAnswerOnTheWire,
});
