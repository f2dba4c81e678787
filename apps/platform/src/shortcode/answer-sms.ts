import {
  formatKes,
  instantFromMs,
  smsCommand,
  type Instant,
  type Match,
  type Msisdn,
  type SmsCommand,
} from '@kipenga/betting-core';
import { LANGUAGES } from '@kipenga/words';
import { BRAND } from '@kipenga/brand';
import type { Sql } from '../database/index.ts';
import {
  customerByMsisdn,
  isAccountClosed,
  languageOf,
  openBySms,
  balanceOf,
  takeOffers,
  type KnownCustomer,
} from '../customers/index.ts';
import type { IncomingSms } from '../gateways/index.ts';
import { isPhoneListed } from '../identity/index.ts';
import { withdrawOnce } from '../payments/index.ts';
import type { Services } from '../services/index.ts';
import { countSentToday, keepIncomingSms, sendSms } from '../sms/index.ts';
import { sayIn, wordsIn, type Language, type Said } from '../wording/index.ts';
import { jackpotWords, playedWords } from './jackpot-words.ts';
import { gameLines, listGames } from './list-games.ts';

const HELPS_A_DAY = 3;
/** Answers that come later are useless. */
const ANSWER_LASTS_MS = 3_600_000;

/** An answer: a text of the house, or lines that are the same in every language. */
type Reply = Said | string;

const balanceWords = async (sql: Sql, { profileId }: KnownCustomer): Promise<Reply> => {
  const { balance, freeBet } = await balanceOf(sql, profileId);
  const values = { balance: formatKes(balance), freeBet: formatKes(freeBet) };
  return { id: freeBet > 0 ? 'sms.balance.freeBet' : 'sms.balance', values };
};

const bonusWords = async (sql: Sql, { profileId }: KnownCustomer): Promise<Reply> => {
  const { bonus, freeBet } = await balanceOf(sql, profileId);
  return { id: 'sms.bonus', values: { bonus: formatKes(bonus), freeBet: formatKes(freeBet) } };
};

const gameWords = (language: Language, games: readonly Match[]): Reply =>
  games.length === 0 ? { id: 'sms.games.none' } : gameLines(language, games);

const ofCustomer = async (
  sql: Sql,
  phone: Msisdn,
  say: (customer: KnownCustomer) => Promise<Reply>,
): Promise<Reply> => {
  const customer = await customerByMsisdn(sql, phone);
  if (customer !== null) return say(customer);
  if (await isAccountClosed(sql, phone)) return { id: 'sms.account.closed' };
  return { id: 'sms.account.none', values: { shortcode: BRAND.shortcode } };
};

/** Receiving an SMS costs the customer money: after three a day, messages we do not understand get no answer. */
const helpWords = async (
  sql: Sql,
  phone: Msisdn,
  language: Language,
  help: 'sms.help' | 'sms.help.bets',
): Promise<Reply | null> => {
  const inEach = LANGUAGES.map((one) => sayIn(one, help));
  return (await countSentToday(sql, phone, inEach)) < HELPS_A_DAY ? sayIn(language, help) : null;
};

const replyTo = async (
  sql: Sql,
  services: Services,
  { from, at }: HeardSms,
  command: Asked,
  language: Language,
): Promise<Reply | null> => {
  switch (command.kind) {
    case 'register': {
      const id = await openBySms(sql, services, from, command);
      return id === null ? null : { id };
    }
    case 'balance':
      return ofCustomer(sql, from, (customer) => balanceWords(sql, customer));
    case 'bonus':
      return ofCustomer(sql, from, (customer) => bonusWords(sql, customer));
    case 'games':
      return gameWords(language, command.games);
    case 'stop':
      await takeOffers(sql, from, false);
      return { id: 'sms.offers.stopped' };
    case 'withdraw': {
      const { amount } = command;
      return ofCustomer(sql, from, async (customer) =>
        wordsIn(language, await withdrawOnce(sql, services, { customer, phone: from, amount, at })),
      );
    }
    case 'jackpots':
      return jackpotWords(sql, { phone: from, language, now: services.bettingClock.now() });
    case 'place-jackpot': {
      const { picks } = command;
      return ofCustomer(sql, from, (customer) =>
        playedWords(sql, services, { customer, phone: from, picks, language }),
      );
    }
    case 'bet-form':
      return helpWords(sql, from, language, 'sms.help.bets');
    case 'unknown':
    default:
      return helpWords(sql, from, language, 'sms.help');
  }
};

/** A message with the time it was received: it is carried out as of then, however late. */
interface HeardSms extends IncomingSms {
  readonly at: Instant;
}

/** A command with the data it needs that is not read in the transaction. */
type Asked =
  | Exclude<SmsCommand, { readonly kind: 'games' | 'register' }>
  | { readonly kind: 'register'; readonly isListed: boolean }
  | { readonly kind: 'games'; readonly games: readonly Match[] };

const askedBy = async (services: Services, { text, from }: IncomingSms): Promise<Asked> => {
  const command = smsCommand(text);
  if (command.kind === 'register') return { kind: 'register', isListed: await isPhoneListed(services, from) };
  return command.kind === 'games' ? { kind: 'games', games: await listGames(services) } : command;
};

/**
 * Carries out a customer's SMS (R1-10), and answers by SMS. The network vouches for the sender's number. Storing, acting and
 * answering are one transaction: a message delivered twice is handled once, and a failed one may be delivered again (D93).
 */
export const answerSms = async (services: Services, incoming: IncomingSms): Promise<void> => {
  const sms: HeardSms = { ...incoming, at: services.bettingClock.now() };
  const asked = await askedBy(services, sms);
  await services.db.transaction(async (sql) => {
    const isNew = await keepIncomingSms(sql, sms);
    if (!isNew || sms.to !== BRAND.shortcode) return;
    const language = await languageOf(sql, sms.from);
    const reply = await replyTo(sql, services, sms, asked, language);
    if (reply === null) return;
    const text = typeof reply === 'string' ? reply : sayIn(language, reply.id, reply.values);
    const goodUntil = instantFromMs(services.realClock.nowMs() + ANSWER_LASTS_MS);
    const { from: to, linkId, at } = sms;
    await sendSms(sql, services, { to, shortcode: BRAND.shortcode, linkId, text, at, goodUntil });
  });
};
