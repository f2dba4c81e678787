export type { Database, Sql } from './sql.ts';
export { connect } from './connect.ts';
export { listenOn, type Listening } from './listen-on.ts';
export { openDatabase } from './open-database.ts';
export { isInTheWay, isUniqueViolation } from './transaction.ts';
export { startEmbedded } from './embedded/start-embedded.ts';
export { answerOnce, keptAnswer, type KeptAnswer, type Once } from './answer-once.ts';
export { DatabaseRefusal } from './database-refusal.ts';
export { DatabaseUnavailable } from './database-unavailable.ts';
