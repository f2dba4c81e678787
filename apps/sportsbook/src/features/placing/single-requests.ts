import type { Balance, PlaceBetRequest, Profile } from '@kipenga/api';
import type { AcceptOddsChange, Rejection, Result } from '@kipenga/betting-core';
import type { JudgedLine, SlipView } from '../slip/index.ts';
import { betRequest } from './bet-request.ts';

interface ConfirmedSingles {
  readonly view: SlipView;
  /** Those that can be placed as they stand. */
  readonly lines: readonly JudgedLine[];
  readonly acceptOddsChange: AcceptOddsChange;
  readonly profile: Profile;
  readonly wallet: Balance;
}

/**
 * Makes a bet of each single the customer confirmed, checked as a bet of its own by the platform's rule. Whether the balance covers all of
 * them together is asked of their sum. The first reason against one of them is answered: nothing is sent then.
 */
export function singleRequests(confirmed: ConfirmedSingles): Result<readonly PlaceBetRequest[], Rejection> {
  const requests: PlaceBetRequest[] = [];
  for (const line of confirmed.lines) {
    const checked = requestOf(line, confirmed);
    const request = checked.ok ? checked.value : checked.reason.request;
    if (!checked.ok && checked.reason.rejection.kind !== 'insufficient-funds')
      return { ok: false, reason: checked.reason.rejection };
    requests.push(request);
  }
  return { ok: true, value: requests };
}

const requestOf = (
  { selection, text, stake, quote }: JudgedLine,
  { view, acceptOddsChange, profile, wallet }: ConfirmedSingles,
) =>
  betRequest({
    slip: { ...view.priced, selections: [selection] },
    figures: { ...view.figures, stake, quote },
    stake: { text, usesFreeBet: false, acceptOddsChange },
    profile,
    wallet,
  });
