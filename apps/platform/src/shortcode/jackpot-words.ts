import {
  formatKes,
  type Cents,
  type Instant,
  type Jackpot,
  type JackpotResult,
  type Msisdn,
  type TaxRecord,
} from '@kipenga/betting-core';
import { BRAND } from '@kipenga/brand';
import type { PlaceBetAnswer } from '@kipenga/contracts';
import type { Sql } from '../database/index.ts';
import { identityRefusal } from '../identity/index.ts';
import type { KnownCustomer } from '../customers/index.ts';
import { openJackpotOf, openTypes, playLineWithin } from '../jackpots/index.ts';
import { taxRecordAt } from '../house-rules/index.ts';
import type { Services } from '../services/index.ts';
import { momentIn, sayIn, wordsIn, type Language } from '../wording/index.ts';
import { shortName } from './short-name.ts';
import { keepToldBoard, wasToldAnother } from './told-board.store.ts';

/** The jackpot whose lines can be played by SMS. */
const PLAYED_BY_SMS = 'midweek';
const headOf = (language: Language, { name, betAmount, fund }: Jackpot): string => {
  if (fund === null) return name;
  const closes = momentIn(language, fund.closesAt);
  const values = { name, price: formatKes(betAmount), prize: formatKes(fund.prize), closes };
  return sayIn(language, 'sms.jackpot', values);
};

const boardOf = ({ matches }: Jackpot): readonly string[] =>
  matches.map(
    ({ position, homeTeam, awayTeam }) => `${position} ${shortName(homeTeam)}-${shortName(awayTeam)}`,
  );

/** Lines about a jackpot; for the one played by SMS also its matches, numbered as their signs. */
const linesOf = (language: Language, jackpot: Jackpot): readonly string[] => {
  const head = headOf(language, jackpot);
  if (jackpot.type !== PLAYED_BY_SMS) return [`${head} ${sayIn(language, 'sms.jackpot.online')}`];
  return [
    head,
    ...boardOf(jackpot),
    sayIn(language, 'sms.jackpot.play', { matches: jackpot.matches.length }),
  ];
};

/** Lists the open jackpots, the one played by SMS first, and stores that one as the board this phone has seen. */
export const jackpotWords = async (
  sql: Sql,
  { phone, language, now }: { readonly phone: Msisdn; readonly language: Language; readonly now: Instant },
): Promise<string> => {
  const others = [...(await openTypes(sql)).keys()].filter((type) => type !== PLAYED_BY_SMS).toSorted();
  const lines: string[] = [];
  for (const type of [PLAYED_BY_SMS, ...others]) {
    const jackpot = await openJackpotOf(sql, type, now);
    if (jackpot === null) continue;
    lines.push(...linesOf(language, jackpot));
    if (type === PLAYED_BY_SMS) await keepToldBoard(sql, phone, jackpot.id);
  }
  return lines.length === 0 ? sayIn(language, 'sms.jackpots.none') : lines.join('\n');
};

/** The answer to a placing; a placed ticket names its jackpot. */
const answerWords = (
  language: Language,
  name: string,
  { kind, reason, description }: PlaceBetAnswer,
): string => {
  const words = reason === undefined ? description : wordsIn(language, reason);
  return kind === 'placed' ? `${name}. ${words}` : words;
};

/** The deposit the customer still needs, in whole shillings, with the tax on it. */
const shortWords = (language: Language, needed: Cents, { depositPercent }: TaxRecord): string => {
  const values = { deposit: formatKes(needed).replace(/\.00$/, ''), paybill: BRAND.paybill };
  return depositPercent === 0
    ? sayIn(language, 'sms.jackpot.short', values)
    : sayIn(language, 'sms.jackpot.short.taxed', { ...values, percent: depositPercent });
};

/** Plays a line from the wallet, in the transaction of its SMS, and returns the answer. */
export const playedWords = async (
  sql: Sql,
  services: Services,
  {
    customer,
    phone,
    picks,
    language,
  }: {
    readonly customer: KnownCustomer;
    readonly phone: Msisdn;
    readonly picks: readonly JackpotResult[];
    readonly language: Language;
  },
): Promise<string> => {
  const played = await playLineWithin(sql, services, {
    customer,
    type: PLAYED_BY_SMS,
    results: picks,
    isForAnother: (open) => wasToldAnother(sql, phone, open.id),
  });
  if (played.kind === 'none-open') return sayIn(language, 'sms.jackpots.none');
  const { name, matches } = played.jackpot;
  if (played.kind === 'other-jackpot') return sayIn(language, 'sms.jackpot.other', { name });
  if (played.kind === 'other-length')
    return sayIn(language, 'sms.jackpot.signs', { name, matches: matches.length, sent: picks.length });
  const { answer } = played;
  if (
    answer.kind === 'insufficient-funds' &&
    (await identityRefusal(sql, services, customer.profileId)) !== null
  )
    return sayIn(language, 'sms.jackpot.short.identity');
  return answer.kind === 'insufficient-funds' && answer.depositNeeded !== undefined
    ? shortWords(
        language,
        answer.depositNeeded,
        await taxRecordAt(sql, services.rulebook, services.bettingClock.now()),
      )
    : answerWords(language, name, answer);
};
