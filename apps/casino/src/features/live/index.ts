export { isLiveCategory, liveGamesOf } from './live-kinds.ts';
export { LiveSection } from './LiveSection.tsx';
export { useCasinoTables, type CasinoTables } from './use-casino-tables.ts';
