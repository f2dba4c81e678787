import type { CurrentOdds, PlaceBetAnswer } from '@kipenga/contracts';

/** A bet that was not taken. */
export type RefusedBet = Extract<PlaceBetAnswer, { readonly kind: 'refused' }>;

/**
 * The number each refusal has on the wire (`res`). 0 is a placed bet and 110 a short balance (R4-13), so neither is here; a number
 * once given keeps its meaning.
 */
export const REFUSALS = {
  'not-yours': 201,
  'slip-disagrees': 202,
  'figures-differ': 203,
  'key-reused': 204,
  'taxes-changed': 205,
  'empty-slip': 210,
  'too-many-selections': 211,
  'same-match-twice': 212,
  'stake-not-whole': 220,
  'stake-too-low': 221,
  'stake-too-high': 222,
  'free-bet-missing': 230,
  'free-bet-stake-differs': 231,
  'free-bet-not-prematch': 232,
  'outcome-unknown': 240,
  'match-started': 241,
  'outcome-suspended': 242,
  'odds-changed': 243,
  'login-needed': 250,
  'self-excluded': 251,
} as const;

/** Makes a refusal in words; the prices go along where the slip has to be read again (D07). */
export const refused = (
  why: keyof typeof REFUSALS,
  description: string,
  currentOdds?: readonly CurrentOdds[],
): RefusedBet => ({
  kind: 'refused',
  code: REFUSALS[why],
  description,
  ...(currentOdds ? { currentOdds } : {}),
});
