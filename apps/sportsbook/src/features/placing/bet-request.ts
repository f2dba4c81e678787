import type { Balance, PlaceBetRequest, Profile } from '@kipenga/api';
import { checkBet, instantFromMs, type Rejection, type Result, type Selection } from '@kipenga/betting-core';
import type { PricedSlip, SlipQuote, StakeState } from '../slip/index.ts';

/** The rule is told of kick-offs that were seen and of no others: which matches have started is for the platform's clock to say (D45). */
const NOW = instantFromMs(1000);
const EARLIER = instantFromMs(0);
const LATER = instantFromMs(2000);

interface Confirmed {
  readonly slip: PricedSlip;
  readonly figures: SlipQuote;
  readonly stake: StakeState;
  readonly profile: Profile;
  readonly wallet: Balance;
}

/** Why a confirmed bet is not sent; with too little money, the bet that a deposit would place. */
export type Refusal = { readonly rejection: Rejection; readonly request: PlaceBetRequest };

/**
 * Makes the bet the customer confirmed, at the prices on show, checked with the platform's own rule so that what cannot be
 * placed is said at once (D07). The platform checks again.
 */
export function betRequest({
  slip,
  figures,
  stake,
  profile,
  wallet,
}: Confirmed): Result<PlaceBetRequest, Refusal> {
  const { quote, limits, taxRecord } = figures;
  const request: PlaceBetRequest = {
    profileId: profile.profileId,
    phone: profile.phone,
    selections: slip.selections,
    stake: quote.stake,
    stakeAfterTax: quote.stakeAfterTax,
    totalOdds: quote.totalOdds,
    netPayout: quote.netPayout,
    usesFreeBet: stake.usesFreeBet,
    acceptOddsChange: stake.acceptOddsChange,
  };
  const isAmong = (some: readonly Selection[], outcomeId: string) =>
    some.some((one) => one.outcomeId === outcomeId);
  const checked = checkBet(request, {
    limits,
    taxRecord,
    now: NOW,
    balance: wallet.balance,
    freeBet: wallet.freeBet > 0 ? wallet.freeBet : null,
    odds: Object.fromEntries(
      slip.selections.map((one) => [
        one.outcomeId,
        {
          odds: one.odds,
          startsAt: isAmong(slip.started, one.outcomeId) ? EARLIER : LATER,
          isOpen: !isAmong(slip.closed, one.outcomeId),
        },
      ]),
    ),
    wholeShillings: true,
  });
  return checked.ok
    ? { ok: true, value: request }
    : { ok: false, reason: { rejection: checked.reason, request } };
}
