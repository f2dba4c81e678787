import { ok, type FeedMatchId, type Odds, type OutcomeId } from '@kipenga/betting-core';
import * as z from 'zod/mini';
import {
  RES_AND_WORDS,
  wordsOf,
  type RefusedAnswer,
  type ResAndWords,
} from '../account/plain-answer.wire.ts';
import { codecOf } from '../pieces/codec-of.ts';
import { decimalOdds } from '../pieces/decimal-odds.ts';
import { entity, noun, strictEntity } from '../pieces/entity.ts';
import { feedMatchIdText, outcomeIdText, pickIdText } from '../pieces/ids.ts';
import { list } from '../pieces/rows.ts';

/** Picks of one match to price together (D114). */
export interface CombinationRequest {
  readonly feedMatchId: FeedMatchId;
  readonly outcomeIds: readonly OutcomeId[];
}

/** Most picks accepted on the wire; the rules' own maximum is refused in words. */
const MOST_ASKED = 12;

export const combinationRequestOnTheWire = strictEntity(noun<CombinationRequest>(), {
  parent_match_id: ['feedMatchId', feedMatchIdText],
  odd_ids: ['outcomeIds', list(outcomeIdText).check(z.maxLength(MOST_ASKED))],
});

/**
 * A combination with the figures behind its price (D101), or the reason why the picks cannot be combined. `code` is the wire's
 * `res`.
 */
export type CombinationAnswer =
  | {
      readonly kind: 'priced';
      /** Ids of its picks, sorted and joined by '+'. */
      readonly outcomeId: OutcomeId;
      readonly odds: Odds;
      /** The price without margin, decimal. */
      readonly trueOdds: number;
      /** Product of the prices of its picks, decimal. */
      readonly multipliedOdds: number;
      /** Percent by which the true price exceeds ours. */
      readonly marginPercent: number;
    }
  | RefusedAnswer;

interface AnswerFields extends ResAndWords {
  readonly outcomeId?: OutcomeId;
  readonly odds?: Odds;
  readonly trueOdds?: number;
  readonly multipliedOdds?: number;
  readonly marginPercent?: number;
}

const fields = entity(noun<AnswerFields>(), {
  ...RES_AND_WORDS,
  odd_id: ['outcomeId', z.optional(pickIdText)],
  odd_value: ['odds', z.optional(decimalOdds)],
  true_odd: ['trueOdds', z.optional(z.number())],
  multiplied_odd: ['multipliedOdds', z.optional(z.number())],
  margin_percent: ['marginPercent', z.optional(z.number())],
});

/** `res` 0 with a price; anything else is a refusal in words. */
export const combinationAnswerOnTheWire = codecOf(
  fields,
  ({ res, outcomeId, odds, trueOdds, multipliedOdds, marginPercent, ...worded }) => {
    if (res !== 0) return ok<CombinationAnswer>({ kind: 'refused', code: res, ...worded });
    const isWhole =
      outcomeId !== undefined &&
      odds !== undefined &&
      trueOdds !== undefined &&
      multipliedOdds !== undefined &&
      marginPercent !== undefined;
    if (!isWhole) throw new RangeError('a combination without a price');
    return ok<CombinationAnswer>({
      kind: 'priced',
      outcomeId,
      odds,
      trueOdds,
      multipliedOdds,
      marginPercent,
    });
  },
  (answer): AnswerFields => {
    if (answer.kind === 'refused') return { res: answer.code, ...wordsOf(answer) };
    const { kind: _, ...priced } = answer;
    return { res: 0, description: '', ...priced };
  },
);
