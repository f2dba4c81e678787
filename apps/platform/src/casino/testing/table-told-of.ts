/** A live table as a provider's call `tables` tells of it, on the wire. */
export const tableToldOf = (game: string) => ({
  game,
  phase: 'betting',
  round: 'r1',
  ms: 9_000,
  seated: 2,
  seats: 50,
  minBet: 1_000,
  maxBet: 500_000,
  recent: ['17'],
});
