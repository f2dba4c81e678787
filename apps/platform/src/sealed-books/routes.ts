import { customerOf, notFound, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { betProofOf, booksSealOf } from './bet-proof.ts';

/** The published roots of the books, and the proof of one's own bet; neither is found before the minute is sealed. */
export const sealedBooksHandlers = ({
  db,
}: Pick<Services, 'db'>): Pick<Handlers, 'getBooksSeal' | 'getBetProof'> => ({
  getBooksSeal: async ({ params: { day, minute } }) => {
    const seal = await booksSealOf(db, day, minute);
    if (seal === null) throw notFound();
    return seal;
  },
  getBetProof: async ({ params }, context) => {
    const proof = await betProofOf(db, customerOf(context).profileId, params.betId);
    if (proof === null) throw notFound();
    return proof;
  },
});
