export { identityRefusal, identityStateOf } from './identity-state.ts';
export { identityJobs, proveIdentity } from './prove-identity.ts';
export { askRegister, isPhoneListed, registerWork } from './ask-register.ts';
export { identityHandlers } from './routes.ts';
