/** The proof that a bet is in the books: a late file of its own. */
export { BetProof } from './features/jackpot/BetProof.tsx';
