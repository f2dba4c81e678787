import {
  finishRegistration,
  getBalance,
  logIn,
  logOut,
  register,
  REGISTRATION_MEDIUM,
  requestCode,
  resetPassword,
  type CodeRequest,
  type RegisterRequest,
} from '@kipenga/contracts';
import { bettingApi } from '../betting-api.ts';
import { write, read } from './build-call.ts';

type Registration = Omit<RegisterRequest, 'medium' | 'referralCode'> & Partial<RegisterRequest>;

/** Register, log in, verify, recover; the balance. */
export const accountApi = bettingApi.injectEndpoints({
  endpoints: (build) => ({
    register: write(build, register, [], (form: Registration) => ({
      request: { medium: REGISTRATION_MEDIUM, referralCode: '', ...form },
    })),
    logIn: write(build, logIn, (answer) =>
      answer?.kind === 'logged-in' ? ['Balance', 'Bet', 'Transaction'] : [],
    ),
    finishRegistration: write(build, finishRegistration, []),
    /** A GET that sends an SMS. It is a mutation here, so that only a press sends it and never a render (D26). */
    requestCode: write(build, requestCode, [], (request: CodeRequest) => ({ request })),
    resetPassword: write(build, resetPassword, []),
    getBalance: read(build, getBalance, ['Balance']),
    logOut: write(build, logOut, [], (_none: void) => ({ request: {} })),
  }),
});

export const {
  useRegisterMutation,
  useLogInMutation,
  useFinishRegistrationMutation,
  useRequestCodeMutation,
  useResetPasswordMutation,
  useGetBalanceQuery,
  useLogOutMutation,
} = accountApi;
