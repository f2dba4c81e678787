import { parseArgs } from 'node:util';
import { ok, parseMsisdn, refuse, type Msisdn, type Result } from '@kipenga/betting-core';
import { CLOSING_REASONS, type ClosingReason } from '@kipenga/desk-rules';
import type { Decision } from './closing.store.ts';
import type { DecisionRefusal } from './decide.ts';

/** An operator's request on the command line. */
export type ClosingOrder = { readonly phone: Msisdn } & (
  | { readonly do: 'show' }
  | { readonly do: 'close'; readonly reason: ClosingReason; readonly author: string }
  | { readonly do: 'decide'; readonly decision: Decision; readonly author: string; readonly second: string }
);

const OPTIONS = ['phone', 'close', 'decide', 'author', 'second'] as const;

/** Parses the operator's arguments; a refusal is a message. @throws the errors of `parseArgs`. */
export const closingOrder = (args: readonly string[]): Result<ClosingOrder, string> => {
  const { phone: typed = '', close, decide, author = '', second = '' } = valuesIn(args);
  const phone = parseMsisdn(typed);
  if (!phone.ok) return refuse(`--phone is a Kenyan mobile number, not "${typed}"`);
  const of = { phone: phone.value };
  if (close !== undefined && decide !== undefined) return refuse('Either --close or --decide, not both');
  if (close === undefined && decide === undefined) return ok({ ...of, do: 'show' });
  if (author.trim() === '') return refuse('Missing: --author, who does this');
  if (close !== undefined) {
    const reason = CLOSING_REASONS.find((one) => one === close);
    return reason === undefined
      ? refuse(`--close is one of ${CLOSING_REASONS.join(', ')}, not "${close}"`)
      : ok({ ...of, do: 'close', reason, author: author.trim() });
  }
  if (second.trim() === '') return refuse('Missing: --second, who has looked at it too');
  return decide === 'stakes-back' || decide === 'pay-out'
    ? ok({ ...of, do: 'decide', decision: decide, author, second })
    : refuse(`--decide is stakes-back or pay-out, not "${decide}"`);
};

type Given = Partial<Record<(typeof OPTIONS)[number], string>>;

const valuesIn = (args: readonly string[]): Given => {
  const options = Object.fromEntries(OPTIONS.map((name) => [name, { type: 'string' as const }]));
  return parseArgs({ args: [...args], options }).values;
};

const REFUSALS: Readonly<Record<DecisionRefusal, string>> = {
  'same-person': 'Two different persons decide: --author and --second are one',
  'nothing-held': 'No account of this number is closed with its balance held',
  'still-open':
    'Bets, tickets, game rounds, payments or winnings of tomorrow are under way: decide when they have ended',
};

/** The reason a decision was refused, for operators. */
export const refusalWords = (refusal: DecisionRefusal): string => REFUSALS[refusal];
