export { LONGEST_WORD, type Fanout } from './fanout.ts';
export { inProcessFanout } from './in-process-fanout.ts';
export { natsFanout } from './nats-fanout.ts';
export { postgresFanout } from './postgres-fanout.ts';
