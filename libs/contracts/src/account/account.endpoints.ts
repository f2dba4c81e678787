export { register } from './register.endpoint.ts';
export { logIn } from './log-in.endpoint.ts';
export { finishRegistration } from './finish-registration.endpoint.ts';
export { requestCode } from './request-code.endpoint.ts';
export { resetPassword } from './reset-password.endpoint.ts';
export { getBalance } from './get-balance.endpoint.ts';
export { getStatement } from './get-statement.endpoint.ts';
export { logOut } from './log-out.endpoint.ts';
