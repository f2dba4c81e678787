import type { Balance, PlaceBetRequest, Profile } from '@kipenga/api';
import { checkBet, instantFromMs, type Rejection, type Result } from '@kipenga/betting-core';
import type { PricedSlip } from './current-prices.ts';
import type { StakeState } from './stake.slice.ts';
import type { SlipQuote } from './use-slip-quote.ts';

/** The moment no match has started before: which ones have is for the platform's clock to say (D45). */
const BEFORE_EVERYTHING = instantFromMs(0);

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
  const isClosed = (outcomeId: string) => slip.closed.some((one) => one.outcomeId === outcomeId);
  const checked = checkBet(request, {
    limits,
    taxRecord,
    now: BEFORE_EVERYTHING,
    balance: wallet.balance,
    freeBet: wallet.freeBet > 0 ? wallet.freeBet : null,
    odds: Object.fromEntries(
      slip.selections.map((one) => [
        one.outcomeId,
        {
          odds: isClosed(one.outcomeId) ? null : one.odds,
          startsAt: one.startsAt ?? LATER,
          isOpen: !isClosed(one.outcomeId),
        },
      ]),
    ),
    wholeShillings: true,
  });
  return checked.ok
    ? { ok: true, value: request }
    : { ok: false, reason: { rejection: checked.reason, request } };
}

/** For picks whose kick-off is not known. */
const LATER = instantFromMs(1000);
