/** The proof that a bet is in the books, in its own late file. */
export { BetProof } from './features/jackpot/BetProof.tsx';
