import { freeBetGiftOnTheWire } from '@kipenga/contracts/sandbox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { closeByOperator } from '../closing/index.ts';
import { customerByMsisdn } from '../customers/index.ts';
import { newReceipt } from '../gateways/index.ts';
import { notFound } from '../http/index.ts';
import { grantFreeBet } from '../ledger/index.ts';
import { bodyOf, phoneIn } from './read-request.ts';
import type { SandboxOptions } from './sandbox-options.ts';

const giveFreeBet = async (
  { db, random, bettingClock }: SandboxOptions['services'],
  request: FastifyRequest,
) => {
  const customer = await customerByMsisdn(db, phoneIn(request));
  if (customer === null) throw notFound();
  const { amount } = bodyOf(freeBetGiftOnTheWire, request, 'Send { "amount": 50 }, in shillings.');
  await grantFreeBet(db, {
    profileId: customer.profileId,
    grantId: newReceipt(random),
    amount,
    reason: 'sandbox',
    at: bettingClock.now(),
  });
  return { res: 0, description: 'Granted.' };
};

/** The operator's hand on a customer: gifts (D71), and closing an account (D46). */
export const customerCalls = (server: FastifyInstance, { services }: SandboxOptions): void => {
  server.post('/sandbox/customers/:msisdn/free-bet', (request) => giveFreeBet(services, request));
  server.post('/sandbox/customers/:msisdn/close', async (request) => {
    const order = { phone: phoneIn(request), reason: 'under-age', author: 'sandbox' } as const;
    if ((await closeByOperator(services, order)) !== 'closed') throw notFound();
    return { res: 0, description: 'Closed.' };
  });
};
