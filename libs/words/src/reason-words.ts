import { formatKes, formatOdds, type Cents, type Instant, type Odds } from '@kipenga/betting-core';
import { pickWording, type NamedPick } from './pick-words.ts';
import { farMomentWording, momentWording } from './moment-wording.ts';

/** Types of the values in a reason. */
interface Values {
  readonly money: Cents;
  readonly count: number;
  readonly instant: Instant;
  /** A time that may be years away, so its year is written. */
  readonly 'far-instant': Instant;
  readonly period: string;
  readonly reference: string;
  readonly word: string;
  readonly matches: readonly { readonly home: string; readonly away: string }[];
  readonly picks: readonly NamedPick[];
  readonly 'odds-changes': readonly { readonly was: Odds; readonly now: Odds }[];
  readonly 'withdrawal-parts': WithdrawalParts;
}
/** Parts of a withdrawal that do not arrive on the phone (D110). */
export interface WithdrawalParts {
  readonly fee: Cents;
  readonly tax: Cents;
  /** Cents, which mobile money cannot transfer; they are returned to the balance. */
  readonly stays: Cents;
}
export type ReasonValueType = keyof Values;
export type ReasonValue = Values[ReasonValueType];

/** A text by its id, with its values. Plain data that can be kept in a store until the language is known. */
export interface Wording {
  readonly id: string;
  readonly values?: { readonly [name: string]: WordingValue };
}
/** Lists are joined by commas. */
export type WordingValue = string | number | readonly (string | Wording)[];

const READ: { readonly [T in ReasonValueType]: (value: Values[T]) => WordingValue } = {
  money: formatKes,
  count: (count) => count,
  instant: (at) => [momentWording(at)],
  'far-instant': (at) => [farMomentWording(at)],
  period: (period) => period,
  reference: (reference) => reference,
  word: (word) => word,
  matches: (matches) => matches.map(({ home, away }) => `${home} v ${away}`),
  picks: (picks) => picks.map((pick) => pickWording(pick) ?? pick.outcomeKey),
  'odds-changes': (changes) =>
    changes.map(({ was, now }) => ({
      id: 'reason.odds-change',
      values: { was: formatOdds(was), now: formatOdds(now) },
    })),
  'withdrawal-parts': (parts) => withdrawalPartsWords(parts),
};

/** Returns the texts of the parts that are not zero. */
export const withdrawalPartsWords = (parts: WithdrawalParts): readonly Wording[] =>
  (['fee', 'tax', 'stays'] as const)
    .filter((part) => parts[part] > 0)
    .map((part) => ({ id: `reason.withdrawal-part.${part}`, values: { amount: formatKes(parts[part]) } }));

/** Returns the text of a reason, with its values formatted by their types. */
export function reasonWords(
  { code, values }: { readonly code: string; readonly values: { readonly [name: string]: ReasonValue } },
  types: { readonly [name: string]: ReasonValueType },
): Wording {
  const read = Object.entries(types).map(([name, type]) => {
    const readAs = READ[type] as (value: ReasonValue | undefined) => WordingValue;
    return [name, readAs(values[name])] as const;
  });
  return { id: `reason.${code}`, values: Object.fromEntries(read) };
}
