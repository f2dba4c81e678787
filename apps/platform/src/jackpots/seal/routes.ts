import { customerOf, notFound, type Handlers } from '../../http/index.ts';
import type { Services } from '../../services/index.ts';
import { jackpotSealOf } from './jackpot-seal-of.ts';
import { ticketProofOf } from './ticket-proof-of.ts';

/** The calls about seals: both are not found before the jackpot closed (D82, D88). */
export const sealHandlers = ({
  db,
}: Pick<Services, 'db'>): Pick<Handlers, 'getJackpotSeal' | 'getTicketProof'> => ({
  getJackpotSeal: async ({ params }) => {
    const seal = await jackpotSealOf(db, params.jackpotId);
    if (seal === null) throw notFound();
    return seal;
  },
  getTicketProof: async ({ params }, context) => {
    const proof = await ticketProofOf(db, customerOf(context).profileId, params.reference);
    if (proof === null) throw notFound();
    return proof;
  },
});
