import {
  formatKes,
  formatNairobiDateTime,
  type Instant,
  type Jackpot,
  type JackpotResult,
} from '@kipenga/betting-core';
import type { Sql } from '../database/index.ts';
import type { KnownCustomer } from '../customers/index.ts';
import { openJackpotOf, openTypes, playLineWithin } from '../jackpots/index.ts';
import type { Services } from '../services/index.ts';
import { sayIn, wordsIn, type Language } from '../wording/index.ts';

/** The jackpot whose lines can be played by SMS. */
const PLAYED_BY_SMS = 'midweek';
/** A name of a team in an SMS: a letter with an accent would more than halve what one SMS holds. */
const LONGEST_NAME = 12;

const shortName = (team: string): string =>
  team.normalize('NFD').replace(/\p{M}/gu, '').slice(0, LONGEST_NAME).trimEnd();

const headOf = (language: Language, { name, betAmount, fund }: Jackpot): string => {
  if (fund === null) return name;
  const closes = formatNairobiDateTime(fund.closesAt).slice(5, 16);
  const values = { name, price: formatKes(betAmount), prize: formatKes(fund.prize), closes };
  return sayIn(language, 'sms.jackpot', values);
};

const boardOf = ({ matches }: Jackpot): readonly string[] =>
  matches.map(
    ({ position, homeTeam, awayTeam }) => `${position} ${shortName(homeTeam)}-${shortName(awayTeam)}`,
  );

/** What is said of one: of that which is played by SMS its matches too, by the numbers of their signs. */
const linesOf = (language: Language, jackpot: Jackpot): readonly string[] => {
  const head = headOf(language, jackpot);
  if (jackpot.type !== PLAYED_BY_SMS) return [`${head} ${sayIn(language, 'sms.jackpot.online')}`];
  return [
    head,
    ...boardOf(jackpot),
    sayIn(language, 'sms.jackpot.play', { matches: jackpot.matches.length }),
  ];
};

/** What is open; that which is played by SMS first. */
export const jackpotWords = async (sql: Sql, language: Language, now: Instant): Promise<string> => {
  const others = [...(await openTypes(sql)).keys()].filter((type) => type !== PLAYED_BY_SMS).toSorted();
  const lines: string[] = [];
  for (const type of [PLAYED_BY_SMS, ...others]) {
    const jackpot = await openJackpotOf(sql, type, now);
    if (jackpot !== null) lines.push(...linesOf(language, jackpot));
  }
  return lines.length === 0 ? sayIn(language, 'sms.jackpots.none') : lines.join('\n');
};

/** Plays a line from the wallet, in the transaction of its SMS, and says what came of it. */
export const playedWords = async (
  sql: Sql,
  services: Services,
  {
    customer,
    picks,
    language,
  }: {
    readonly customer: KnownCustomer;
    readonly picks: readonly JackpotResult[];
    readonly language: Language;
  },
): Promise<string> => {
  const played = await playLineWithin(sql, services, { customer, type: PLAYED_BY_SMS, results: picks });
  if (played.kind === 'none-open') return sayIn(language, 'sms.jackpots.none');
  if (played.kind === 'other-length') {
    const { name, matches } = played.jackpot;
    return sayIn(language, 'sms.jackpot.signs', { name, matches: matches.length, sent: picks.length });
  }
  const { reason, description } = played.answer;
  return reason === undefined ? description : wordsIn(language, reason);
};
