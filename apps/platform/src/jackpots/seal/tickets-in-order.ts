import type { JackpotId, SealedTerms } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { ticketsBehind } from './seal.store.ts';

const PAGE = 1_024;

/** All tickets of a jackpot, in pages of one size but the last, in the order of the leaves (D88). */
export async function* ticketsInOrder(
  sql: Sql,
  jackpotId: JackpotId,
): AsyncGenerator<readonly SealedTerms[], void> {
  for (let last = ''; ;) {
    const page = await ticketsBehind(sql, jackpotId, last, PAGE);
    if (page.length > 0) yield page;
    // A ticket that comes behind a short page is none of it: the numbers differ then, and all are read again.
    if (page.length < PAGE) return;
    last = page.at(-1)?.reference ?? '';
  }
}
