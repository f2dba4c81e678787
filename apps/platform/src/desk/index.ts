export type { Desk } from './desk.ts';
export { checkJournal } from './journal.ts';
export { makeOperator, SHORTEST_PASSWORD, strangerAmong, totpAddress } from './log-in.ts';
export { peopleWork } from './people.ts';
export { mountDesk } from './routes.ts';
export { actOfOperation } from './act-of-operation.ts';
export { runMatchAct } from './run-act.ts';
export { makeSandboxOperators, sandboxOperators, stopSandboxOperators } from './sandbox-operators.ts';
