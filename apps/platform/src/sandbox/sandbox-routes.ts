import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { formatNairobiDateTime, parseMsisdn, toShillings, type Msisdn } from '@kipenga/betting-core';
import { decodeWire, type Codec } from '@kipenga/contracts';
import {
  deliveredSmsOnTheWire,
  freeBetGiftOnTheWire,
  promptAnswerOnTheWire,
} from '@kipenga/contracts/sandbox';
import type { FastifyPluginAsync, FastifyReply, FastifyRequest } from 'fastify';
import { closeAccount, customerByMsisdn } from '../customers/index.ts';
import { badRequest, notFound, refuseOtherSites } from '../http/index.ts';
import { grantFreeBet } from '../ledger/index.ts';
import { newReceipt, approvePrompt, cancelPrompt } from './sandbox-mobile-money.ts';
import { systemClock } from '../ports/index.ts';
import { answerSms, type ShortcodeDesk } from '../shortcode/index.ts';
import { inboxOf } from '../sms/index.ts';
import { selectPrompts, type Prompt } from './prompts.store.ts';

export interface SandboxOptions {
  readonly desk: ShortcodeDesk;
  /** Does what a payment has just made due, before the handset is answered. */
  readonly runJobs: () => Promise<void>;
}

const HANDSET = join(import.meta.dirname, 'handset');
const FILES = [
  ['/sandbox/handset', 'handset.html', 'text/html; charset=utf-8'],
  ['/sandbox/handset/handset.css', 'handset.css', 'text/css; charset=utf-8'],
  ['/sandbox/handset/handset.js', 'handset.js', 'text/javascript; charset=utf-8'],
  ['/sandbox/handset/words.js', 'words.js', 'text/javascript; charset=utf-8'],
] as const;
const PAGE_POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; connect-src 'self'; img-src data:; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

const read = <T>(codec: Codec<T>, body: unknown, words: string): T => {
  const decoded = decodeWire(codec, body);
  if (!decoded.ok) throw badRequest(`${words} (${decoded.reason})`);
  return decoded.value;
};

/** What the routes below have in their paths. */
const pathOf = ({ params }: FastifyRequest): { readonly msisdn: string; readonly id?: string } =>
  params as { readonly msisdn: string; readonly id?: string };

const phoneIn = (request: FastifyRequest): Msisdn => {
  const phone = parseMsisdn(pathOf(request).msisdn);
  if (!phone.ok) throw badRequest('The phone is 254 followed by nine digits.');
  return phone.value;
};

const onTheWire = ({ promptId, amount, account, state }: Prompt) => ({
  id: promptId,
  amount: toShillings(amount),
  account,
  state,
});

/**
 * The customer's phone (D60) and the operator's hand: gifts (D71), and closing an account (D46). Mounted in a sandbox only: whoever can reach these calls
 * is every customer at once.
 */
export const sandboxRoutes =
  ({ desk, runJobs }: SandboxOptions): FastifyPluginAsync =>
  async (server) => {
    const { db, cashier } = desk;
    // Scripts use these calls with whatever cookies their browser has: only another site's page is kept out.
    server.addHook('onRequest', async (request) => refuseOtherSites(request));

    for (const [url, file, type] of FILES) {
      const content = await readFile(join(HANDSET, file));
      server.get(url, (_, reply: FastifyReply) =>
        reply
          .header('content-security-policy', PAGE_POLICY)
          .header('cache-control', 'no-cache')
          .type(type)
          .send(content),
      );
    }

    server.get('/sandbox/handset/:msisdn', async (request, reply) => {
      const phone = phoneIn(request);
      const [messages, prompts] = [
        await inboxOf(db, phone),
        await selectPrompts(db, phone, systemClock.now()),
      ];
      const shown = messages.map(({ at, from, text }) => ({ at: formatNairobiDateTime(at), from, text }));
      return reply
        .header('cache-control', 'no-store')
        .send({ messages: shown, prompts: prompts.map(onTheWire) });
    });

    server.route({
      method: 'POST',
      url: '/sandbox/handset/:msisdn/prompts/:id',
      handler: async (request) => {
        const phone = phoneIn(request);
        const { id = '' } = pathOf(request);
        const answer = read(
          promptAnswerOnTheWire,
          request.body,
          'Send { "pin": "1234" } to approve or { "cancel": true }.',
        );
        const find = async (): Promise<Prompt> => {
          const prompt = (await selectPrompts(db, phone, systemClock.now())).find(
            ({ promptId }) => promptId === id,
          );
          if (!prompt) throw notFound();
          return prompt;
        };
        await find();
        if ('pin' in answer) await approvePrompt(cashier, phone, id);
        else await cancelPrompt(cashier, phone, id);
        await runJobs();
        return onTheWire(await find());
      },
    });

    server.route({
      method: 'POST',
      url: '/sandbox/handset/:msisdn/sms',
      handler: async (request) => {
        const from = phoneIn(request);
        const sms = read(
          deliveredSmsOnTheWire,
          request.body,
          'Send { "to": "29008", "text": "BALANCE" }, and an "id" where the message has one.',
        );
        await answerSms(desk, { ...sms, from, at: cashier.clock.now() });
        await runJobs();
        return { res: 0, description: 'Sent.' };
      },
    });

    server.route({
      method: 'POST',
      url: '/sandbox/customers/:msisdn/free-bet',
      handler: async (request) => {
        const customer = await customerByMsisdn(db, phoneIn(request));
        if (customer === null) throw notFound();
        const { amount } = read(freeBetGiftOnTheWire, request.body, 'Send { "amount": 50 }, in shillings.');
        const at = cashier.clock.now();
        await grantFreeBet(db, {
          profileId: customer.profileId,
          grantId: newReceipt(cashier.random),
          amount,
          reason: 'sandbox',
          at,
        });
        return { res: 0, description: 'Granted.' };
      },
    });

    server.route({
      method: 'POST',
      url: '/sandbox/customers/:msisdn/close',
      handler: async (request) => {
        if (!(await closeAccount(desk.customers, phoneIn(request)))) throw notFound();
        return { res: 0, description: 'Closed.' };
      },
    });
  };
