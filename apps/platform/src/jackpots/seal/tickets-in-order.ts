import type { JackpotId, SealedTerms } from '@kipenga/betting-core';
import type { Sql } from '../../database/index.ts';
import { ticketsBehind } from './seal.store.ts';

const PAGE = 1_024;

/** All tickets of a jackpot, in pages of one size but the last, in the order of the leaves (D88). */
export async function* ticketsInOrder(
  sql: Sql,
  jackpotId: JackpotId,
): AsyncGenerator<readonly SealedTerms[], void> {
  for (
    let page = await ticketsBehind(sql, jackpotId, '', PAGE);
    page.length > 0;
    page = await ticketsBehind(sql, jackpotId, page.at(-1)?.reference ?? '', PAGE)
  )
    yield page;
}
