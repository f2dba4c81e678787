import { toShillings, type Msisdn } from '@kipenga/betting-core';
import {
  deliveredSmsOnTheWire,
  paymentByHandOnTheWire,
  promptAnswerOnTheWire,
} from '@kipenga/contracts/sandbox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { MoneyOnPhone, ShownPrompt } from '../gateways/index.ts';
import { customerByMsisdn } from '../customers/index.ts';
import { notFound } from '../http/index.ts';
import { pushesTo, pushText } from '../push/index.ts';
import { inboxOf } from '../sms/index.ts';
import { momentIn, type Language } from '../wording/index.ts';
import { bodyOf, languageAskedIn, pathOf, phoneIn } from './read-request.ts';
import type { SandboxOptions } from './sandbox-options.ts';

const onTheWire = ({ promptId, amount, account, state }: ShownPrompt) => ({
  id: promptId,
  amount: toShillings(amount),
  account,
  state,
});

const messagesOf = async ({ services, gateways }: SandboxOptions, phone: Msisdn, language: Language) =>
  gateways.smsOut.isOnPhone
    ? (await inboxOf(services.db, phone)).map(({ at, from, text }) => ({
        at: momentIn(language, at),
        from,
        text,
      }))
    : [];

/** Pushes sent to browsers of the phone's customer, by a real service or a stand-in. */
const pushesOf = async ({ services: { db } }: SandboxOptions, phone: Msisdn, language: Language) => {
  const customer = await customerByMsisdn(db, phone);
  if (customer === null) return [];
  return (await pushesTo(db, customer.profileId)).map(({ at, ...told }) => ({
    at: momentIn(language, at),
    text: pushText(language, told),
  }));
};

/** The card of the phone's person (D116); null if a real gateway checks identities. */
const identityOf = ({ gateways }: SandboxOptions, msisdn: Msisdn) => {
  if (gateways.identity.phone === null) return null;
  const { idNumber, birthDate, name } = gateways.identity.phone.personOf(msisdn);
  return { id_number: idNumber, birth_date: birthDate, name };
};

const promptOf = async (prompts: MoneyOnPhone, phone: Msisdn, id: string): Promise<ShownPrompt> => {
  const prompt = (await prompts.list(phone)).find(({ promptId }) => promptId === id);
  if (!prompt) throw notFound();
  return prompt;
};

const answerPrompt = async ({ gateways, runJobs }: SandboxOptions, request: FastifyRequest) => {
  const { phone: prompts } = gateways.mobileMoney;
  if (prompts === null) throw notFound();
  const phone = phoneIn(request);
  const { id = '' } = pathOf(request);
  const words = 'Send { "pin": "1234" } to approve or { "cancel": true }.';
  const answer = bodyOf(promptAnswerOnTheWire, request, words);
  await promptOf(prompts, phone, id);
  if ('pin' in answer) await prompts.approve(phone, id);
  else await prompts.cancel(phone, id);
  await runJobs();
  return onTheWire(await promptOf(prompts, phone, id));
};

const payByHand = async ({ gateways, runJobs }: SandboxOptions, request: FastifyRequest) => {
  const { phone: money } = gateways.mobileMoney;
  if (money === null) throw notFound();
  const from = phoneIn(request);
  const words = 'Send { "account": "0712345678", "amount": 100 }, in whole shillings, at most 250000.';
  const receipt = await money.payByHand(from, bodyOf(paymentByHandOnTheWire, request, words));
  await runJobs();
  return { receipt };
};

const deliverSms = async ({ gateways, runJobs }: SandboxOptions, request: FastifyRequest) => {
  const { phone: send } = gateways.smsIn;
  if (send === null) throw notFound();
  const from = phoneIn(request);
  const words = 'Send { "to": "29008", "text": "BALANCE" }, and an "id" where the message has one.';
  const sms = bodyOf(deliveredSmsOnTheWire, request, words);
  await send({ ...sms, from });
  await runJobs();
  return { res: 0, description: 'Sent.' };
};

/** The customer's phone (D60): the other side of the stand-ins. It has no messages and no prompts of a real gateway. */
export const handsetCalls = (server: FastifyInstance, options: SandboxOptions): void => {
  const { isCopy } = options;
  const smsElsewhere = isCopy ? 'waits' : 'elsewhere';
  server.get('/sandbox/handset/:msisdn', async (request, reply) => {
    const phone = phoneIn(request);
    const language = languageAskedIn(request);
    const messages = await messagesOf(options, phone, language);
    const prompts = (await options.gateways.mobileMoney.phone?.list(phone)) ?? [];
    return reply.header('cache-control', 'no-store').send({
      messages,
      pushes: await pushesOf(options, phone, language),
      prompts: prompts.map(onTheWire),
      payouts_unanswered: options.gateways.mobileMoney.phone?.isUnanswered(phone) ?? false,
      money: options.gateways.mobileMoney.phone === null ? 'elsewhere' : 'here',
      sms: options.gateways.smsOut.isOnPhone ? 'here' : smsElsewhere,
      identity: identityOf(options, phone),
    });
  });
  server.post('/sandbox/handset/:msisdn/prompts/:id', (request) => answerPrompt(options, request));
  server.post('/sandbox/handset/:msisdn/payments', (request) => payByHand(options, request));
  server.post('/sandbox/handset/:msisdn/sms', (request) => deliverSms(options, request));
};
