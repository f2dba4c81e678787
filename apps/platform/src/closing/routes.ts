import { tooManyPasswords } from '../customers/index.ts';
import { customerOf, ownerOf, type Handlers } from '../http/index.ts';
import { quoteOfAll } from '../payments/index.ts';
import type { Services } from '../services/index.ts';
import { chargesOf } from './charges.ts';
import { closeOwn } from './close-account.ts';
import { ownAccount } from './own-account.ts';

/** The calls about one's own account, and its end (D104). */
export const closingHandlers = (
  services: Services,
): Pick<Handlers, 'getOwnAccount' | 'getClosingQuote' | 'closeAccount'> => ({
  getOwnAccount: ({ params }, context) => ownAccount(services, ownerOf(context, params)),
  getClosingQuote: ({ params }, context) =>
    quoteOfAll(services.db, services, {
      profileId: ownerOf(context, params).profileId,
      charges: chargesOf({ reason: 'own-wish' }),
      at: context.now,
    }),
  closeAccount: async ({ body, query }, context) => {
    const answer = await closeOwn(services, customerOf(context), { ...body, ...query });
    if (answer === 'too-often') throw tooManyPasswords();
    return answer;
  },
});
