import { parseArgs } from 'node:util';
import {
  instant,
  instantFromMs,
  ok,
  refuse,
  type Instant,
  type MatchScore,
  type Result,
} from '@kipenga/betting-core';
import type { AsideAnswer, Closing, HouseSaying, NamedMatch, WidePart } from './operate.ts';

/** A command of an operator. */
export type Operation =
  | { readonly kind: 'list' }
  | {
      readonly kind: 'answer';
      readonly operator: string;
      readonly asideId: number;
      readonly answer: AsideAnswer;
    }
  | { readonly kind: 'again'; readonly operator: string; readonly reference: string }
  | {
      readonly kind: 'say';
      readonly operator: string;
      readonly named: NamedMatch;
      readonly saying: HouseSaying;
    }
  | {
      readonly kind: 'say-of-all';
      readonly operator: string;
      readonly of: WidePart;
      readonly saying: ({ readonly act: 'close' } & Closing) | { readonly act: 'open' };
    };

/** The forms of the command. */
export const OPERATION_USAGE = `operate.ts list
operate.ts yes|no|another LINE --as NAME
operate.ts again REFERENCE --as NAME
operate.ts close SOURCE/MATCH [MARKET]|competition CODE|all --as NAME [--why TEXT] [--until 2026-11-28T15:00:00Z]
operate.ts open SOURCE/MATCH [MARKET]|competition CODE|all --as NAME
operate.ts result SOURCE/MATCH 2:1 [1:0] --as NAME
operate.ts void|reopen|give-back SOURCE/MATCH --as NAME`;

const isAnswer = (word: string): word is AsideAnswer => ['yes', 'no', 'another'].includes(word);

const SCORE = /^(\d{1,3}):(\d{1,3})$/;

const scoreOf = (texts: readonly string[]): MatchScore | null => {
  const [full, half = ['', null, null]] = texts.map((text) => SCORE.exec(text));
  if (!full || !half || texts.length > 2) return null;
  const [home, away] = [Number(full[1]), Number(full[2])];
  const [halfHome, halfAway] = texts.length === 2 ? [Number(half[1]), Number(half[2])] : [null, null];
  const isPossible = (halfHome ?? 0) <= home && (halfAway ?? 0) <= away;
  return isPossible ? { home, away, halfHome, halfAway } : null;
};

const sayingOf = (act: string, rest: readonly string[], closing: Closing): HouseSaying | null => {
  if (act === 'result') {
    const score = scoreOf(rest);
    return score && { act, score };
  }
  const [market = null] = rest;
  if (act === 'close' && rest.length <= 1) return { act, market, ...closing };
  if (act === 'open' && rest.length <= 1) return { act, market };
  if ((act === 'void' || act === 'reopen' || act === 'give-back') && rest.length === 0) return { act };
  return null;
};

const wideIn = (of: string, rest: readonly string[]): WidePart | null => {
  if (of === 'all' && rest.length === 0) return { competition: null };
  const [competition] = rest;
  return of === 'competition' && competition !== undefined && rest.length === 1 ? { competition } : null;
};

/** A source has no slash in its name; its name of a match may. */
const namedIn = (text: string): NamedMatch | null => {
  const [, source, match] = /^([^/]+)\/(.+)$/.exec(text) ?? [];
  return source && match ? { source, match } : null;
};

const operationOf = (
  [act = '', of = '', ...rest]: readonly string[],
  operator: string,
  closing: Closing,
): Operation | null => {
  if (isAnswer(act))
    return /^[1-9]\d{0,14}$/.test(of) && rest.length === 0
      ? { kind: 'answer', operator, asideId: Number(of), answer: act }
      : null;
  if (act === 'again')
    return of !== '' && rest.length === 0 ? { kind: 'again', operator, reference: of } : null;
  const wide = wideIn(of, rest);
  if (wide && (act === 'close' || act === 'open'))
    return {
      kind: 'say-of-all',
      operator,
      of: wide,
      saying: act === 'close' ? { act, ...closing } : { act },
    };
  const named = namedIn(of);
  const saying = sayingOf(act, rest, closing);
  return named && saying && { kind: 'say', operator, named, saying };
};

const momentIn = (text: string): Instant | null => {
  const ms = /^2\d{3}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/.test(text) ? Date.parse(text) : Number.NaN;
  return Number.isNaN(ms) || instantFromMs(ms) !== text ? null : instant(text);
};

/** Reads what an operator wrote on the command line; the refusal is in words. @throws what `parseArgs` throws. */
export const readOperation = (args: readonly string[]): Result<Operation, string> => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: { as: { type: 'string' }, why: { type: 'string' }, until: { type: 'string' } },
    allowPositionals: true,
  });
  if (positionals.length === 0) return refuse('What is to be done?');
  if (positionals.length === 1 && positionals[0] === 'list') return ok({ kind: 'list' });
  const until = values.until === undefined ? null : momentIn(values.until);
  if (values.until !== undefined && until === null)
    return refuse('--until is a time in UTC, written 2026-11-28T15:00:00Z');
  if (positionals[0] !== 'close' && (values.why ?? values.until) !== undefined)
    return refuse('--why and --until are said when betting is closed');
  const operation = operationOf(positionals, values.as ?? '', { why: values.why ?? null, until });
  if (operation === null) return refuse(`This is none of the forms below: ${positionals.join(' ')}`);
  return values.as
    ? ok(operation)
    : refuse('Say who you are: --as NAME. It is written down with what you say');
};
