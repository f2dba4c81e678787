export { openLiveTables, type LiveTables, type OfferedTable } from './live-tables.ts';
export { serveLive } from './serve-live.ts';
