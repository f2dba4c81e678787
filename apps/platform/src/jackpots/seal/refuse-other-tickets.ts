import type { JackpotId } from '@kipenga/betting-core';
import type { SealedTickets } from './sealed-tickets.ts';

/** The tickets in the tables are not those that were sealed: one was added, taken away or changed since. */
export class TicketsNotSealed extends Error {
  override readonly name = 'TicketsNotSealed';
}

/** @throws TicketsNotSealed when the tickets do not stand under the root that was made known (D82). */
export const refuseOtherTickets = (
  jackpotId: JackpotId,
  { tree }: SealedTickets,
  root: string | null,
): void => {
  if (tree.root !== root)
    throw new TicketsNotSealed(
      `the tickets of jackpot ${jackpotId} are not those under its seal: ${tree.root} is not ${root}`,
    );
};
