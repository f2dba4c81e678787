import type { Balance, PlaceBetRequest, Profile } from '@kipenga/api';
import type { AcceptOddsChange, Rejection, Result } from '@kipenga/betting-core';
import type { JudgedLine, SlipView } from '../slip/index.ts';
import { betRequest } from './bet-request.ts';

interface ConfirmedSingles {
  readonly view: SlipView;
  /** The lines that can be placed now. */
  readonly lines: readonly JudgedLine[];
  readonly acceptOddsChange: AcceptOddsChange;
  readonly profile: Profile;
  readonly wallet: Balance;
}

/**
 * Builds a bet for each single the customer confirmed, each checked by the platform's rule. The balance is checked
 * against their sum elsewhere. Returns the first rejection: then nothing is sent.
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
