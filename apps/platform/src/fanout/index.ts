export { LONGEST_PAYLOAD, type Fanout } from './fanout.ts';
export { inProcessFanout } from './in-process-fanout.ts';
export { postgresFanout } from './postgres-fanout.ts';
