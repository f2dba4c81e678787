import {
  formatKes,
  HOUSE_RULES,
  smsCommand,
  type Instant,
  type Msisdn,
  type SmsCommand,
} from '@kipenga/betting-core';
import type { Database, Sql } from '../database/index.ts';
import {
  customerByMsisdn,
  openBySms,
  purseOf,
  takeOffers,
  type CustomerDesk,
  type KnownCustomer,
} from '../customers/index.ts';
import { withdraw, type Cashier } from '../payments/index.ts';
import { countSentToday, keepIncomingSms, sendSms } from '../sms/index.ts';

/** What answering a customer's SMS takes. */
export interface ShortcodeDesk {
  readonly db: Database;
  readonly customers: CustomerDesk;
  readonly cashier: Cashier;
  /** A few games to bet on, a line each. */
  readonly listGames: () => Promise<readonly string[]>;
}

/** An SMS that reached one of our numbers. */
export interface IncomingSms {
  readonly from: Msisdn;
  readonly to: string;
  readonly text: string;
  readonly at: Instant;
}

const HELP = 'Kipenga by SMS: REGISTER, BALANCE, BONUS, GAMES, STOP, or W#AMOUNT to withdraw.';
const NO_ACCOUNT = `There is no Kipenga account with this number. Send REGISTER to ${HOUSE_RULES.smsShortcode} to open one.`;
const HELPS_A_DAY = 3;

const balanceWords = async (sql: Sql, { profileId }: KnownCustomer): Promise<string> => {
  const { balance, freeBet } = await purseOf(sql, profileId);
  return `Balance ${formatKes(balance)}.${freeBet > 0 ? ` Free bet ${formatKes(freeBet)}.` : ''}`;
};

const bonusWords = async (sql: Sql, { profileId }: KnownCustomer): Promise<string> => {
  const { bonus, freeBet } = await purseOf(sql, profileId);
  return `Bonus ${formatKes(bonus)}. Free bet ${formatKes(freeBet)}.`;
};

const gameWords = async (desk: ShortcodeDesk): Promise<string> => {
  const games = await desk.listGames();
  return games.length === 0 ? 'There are no games right now.' : games.join('\n');
};

const ofCustomer = async (
  desk: ShortcodeDesk,
  phone: Msisdn,
  say: (customer: KnownCustomer) => Promise<string>,
): Promise<string> => {
  const customer = await customerByMsisdn(desk.db, phone);
  return customer === null ? NO_ACCOUNT : say(customer);
};

const replyTo = async (
  desk: ShortcodeDesk,
  { from, at }: IncomingSms,
  command: SmsCommand,
  messageId: string,
): Promise<string | null> => {
  switch (command.kind) {
    case 'register':
      return desk.db.transaction((sql) => openBySms(sql, desk.customers, from));
    case 'balance':
      return ofCustomer(desk, from, (customer) => balanceWords(desk.db, customer));
    case 'bonus':
      return ofCustomer(desk, from, (customer) => bonusWords(desk.db, customer));
    case 'games':
      return gameWords(desk);
    case 'stop':
      await takeOffers(desk.db, from, false);
      return 'You will get no more offers from Kipenga by SMS.';
    case 'withdraw': {
      const { amount } = command;
      // The message's own id is the key: a gateway that delivers it twice withdraws once.
      return ofCustomer(
        desk,
        from,
        async (customer) =>
          (await withdraw(desk.cashier, { customer, key: `sms ${messageId}`, phone: from, amount, at }))
            .description,
      );
    }
    case 'unknown':
    default:
      // An SMS received costs the customer money: after three a day, what we cannot read gets no answer.
      return (await countSentToday(desk.db, from, HELP)) < HELPS_A_DAY ? HELP : null;
  }
};

/** Does what a customer's SMS asks for (R1-10), and answers by SMS. The network vouches for the sender's number. */
export const answerSms = async (desk: ShortcodeDesk, sms: IncomingSms): Promise<void> => {
  const messageId = await keepIncomingSms(desk.db, sms.from, sms.to, sms.text, sms.at);
  if (sms.to !== HOUSE_RULES.smsShortcode) return;
  const reply = await replyTo(desk, sms, smsCommand(sms.text), messageId);
  if (reply !== null)
    await sendSms(desk.db, { to: sms.from, from: HOUSE_RULES.smsShortcode, text: reply, at: sms.at });
};
