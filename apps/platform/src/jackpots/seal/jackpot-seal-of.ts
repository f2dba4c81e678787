import type { JackpotId, JackpotSeal, SealedTicket } from '@kipenga/betting-core';
import type { Database } from '../../database/index.ts';
import { numberOf } from '../../sports/index.ts';
import { keepFew } from './keep-few.ts';
import { keptTree } from './kept-tree.ts';
import { sealOf, winningTickets } from './seal.store.ts';
import { proofIn } from './sealed-tickets.ts';

/** Published winners with their proofs, highest prizes first: an answer of about 200 KB. */
const MOST_WINNERS = 100;

const winners = keepFew<readonly SealedTicket[]>(16);

/** The published seal of a jackpot, with the winning tickets once all are paid (D82); null before it closes. */
export const jackpotSealOf = async (db: Database, jackpotId: JackpotId): Promise<JackpotSeal | null> => {
  const kept = numberOf(jackpotId) === null ? null : await sealOf(db, jackpotId);
  if (kept === null) return null;
  const { doneVersion, ...seal } = kept;
  if (seal.root === null || doneVersion === null) return { ...seal, winners: [] };
  const { root } = seal;
  const won = await winners(db, `${jackpotId}:v${doneVersion}`, () => winnersUnder(db, jackpotId, root));
  return { ...seal, winners: won };
};

const winnersUnder = async (
  db: Database,
  jackpotId: JackpotId,
  root: string,
): Promise<readonly SealedTicket[]> => {
  const won = await winningTickets(db, jackpotId, MOST_WINNERS);
  if (won.length === 0) return [];
  const tickets = await keptTree(db, jackpotId, root);
  return won.map((winner) => {
    const { reference, betString, salt, path } = proofIn(tickets, winner);
    return { reference, betString, salt, path };
  });
};
