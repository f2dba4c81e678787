import { formatKes, smsCommand, type Msisdn, type SmsCommand } from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import type { Sql } from '../database/index.ts';
import { customerByMsisdn, openBySms, purseOf, takeOffers, type KnownCustomer } from '../customers/index.ts';
import type { IncomingSms } from '../gateways/index.ts';
import { withdrawOnce } from '../payments/index.ts';
import type { Services } from '../services/index.ts';
import { countSentToday, keepIncomingSms, sendSms } from '../sms/index.ts';
import { listGames } from './list-games.ts';

const HELP = `${BRAND.name} by SMS: REGISTER, BALANCE, BONUS, GAMES, STOP, or W#AMOUNT to withdraw.`;
const NO_ACCOUNT = `There is no ${BRAND.name} account with this number. Send REGISTER to ${BRAND.shortcode} to open one.`;
const HELPS_A_DAY = 3;

const balanceWords = async (sql: Sql, { profileId }: KnownCustomer): Promise<string> => {
  const { balance, freeBet } = await purseOf(sql, profileId);
  return `Balance ${formatKes(balance)}.${freeBet > 0 ? ` Free bet ${formatKes(freeBet)}.` : ''}`;
};

const bonusWords = async (sql: Sql, { profileId }: KnownCustomer): Promise<string> => {
  const { bonus, freeBet } = await purseOf(sql, profileId);
  return `Bonus ${formatKes(bonus)}. Free bet ${formatKes(freeBet)}.`;
};

const gameWords = (games: readonly string[]): string =>
  games.length === 0 ? 'There are no games right now.' : games.join('\n');

const ofCustomer = async (
  sql: Sql,
  phone: Msisdn,
  say: (customer: KnownCustomer) => Promise<string>,
): Promise<string> => {
  const customer = await customerByMsisdn(sql, phone);
  return customer === null ? NO_ACCOUNT : say(customer);
};

const replyTo = async (
  sql: Sql,
  services: Services,
  { from, at }: IncomingSms,
  command: Asked,
): Promise<string | null> => {
  switch (command.kind) {
    case 'register':
      return openBySms(sql, services, from);
    case 'balance':
      return ofCustomer(sql, from, (customer) => balanceWords(sql, customer));
    case 'bonus':
      return ofCustomer(sql, from, (customer) => bonusWords(sql, customer));
    case 'games':
      return gameWords(command.games);
    case 'stop':
      await takeOffers(sql, from, false);
      return `You will get no more offers from ${BRAND.name} by SMS.`;
    case 'withdraw': {
      const { amount } = command;
      return ofCustomer(sql, from, (customer) =>
        withdrawOnce(sql, services, { customer, phone: from, amount, at }),
      );
    }
    case 'unknown':
    default:
      // An SMS received costs the customer money: after three a day, what we cannot read gets no answer.
      return (await countSentToday(sql, from, HELP)) < HELPS_A_DAY ? HELP : null;
  }
};

/** A command with what it takes that is not read within the transaction. */
type Asked =
  | Exclude<SmsCommand, { readonly kind: 'games' }>
  | { readonly kind: 'games'; readonly games: readonly string[] };

const askedBy = async (services: Services, text: string): Promise<Asked> => {
  const command = smsCommand(text);
  return command.kind === 'games' ? { kind: 'games', games: await listGames(services) } : command;
};

/**
 * Does what a customer's SMS asks for (R1-10), and answers by SMS. The network vouches for the sender's number. Keeping, doing and
 * answering are one transaction: one the gateway delivers twice is done once, and one that failed midway may be delivered again (D93).
 */
export const answerSms = async (services: Services, sms: IncomingSms): Promise<void> => {
  const asked = await askedBy(services, sms.text);
  await services.db.transaction(async (sql) => {
    const isNew = await keepIncomingSms(sql, sms);
    if (!isNew || sms.to !== BRAND.shortcode) return;
    const reply = await replyTo(sql, services, sms, asked);
    if (reply !== null)
      await sendSms(sql, services, { to: sms.from, from: BRAND.shortcode, text: reply, at: sms.at });
  });
};
