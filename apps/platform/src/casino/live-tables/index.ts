export { DEFAULT_SOCKET_LIMITS, type SocketLimits } from './door.ts';
export { openLiveTables, type LiveTables, type OfferedTable } from './live-tables.ts';
export { serveLive } from './serve-live.ts';
