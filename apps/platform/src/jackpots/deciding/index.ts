export { lineCounter } from './count-lines.ts';
export { countLines, decideJackpot } from './decide-jackpot.ts';
export { jackpotsWith, lockSealed, matchesNow, type SealedJackpot } from './jackpots.store.ts';
export { judgePicks } from './judge-picks.ts';
export { readResults } from './result-signs.ts';
export { supposeJackpot, type SupposedEnd, type SupposedJackpot } from './suppose-jackpot.ts';
export { rollAllWaiting, rollWaiting } from './roll-over.ts';
export {
  calledOffJackpots,
  moveCursor,
  newestVerdict,
  passTicket,
  undoneJackpots,
  waitingRollovers,
  type VerdictKept,
} from './verdicts.store.ts';
