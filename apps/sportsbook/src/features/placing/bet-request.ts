import type { Balance, PlaceBetRequest, Profile } from '@kipenga/api';
import {
  checkBet,
  type HouseOdds,
  type LeftToday,
  type Rejection,
  type Result,
  type Selection,
} from '@kipenga/betting-core';
import { stateOf, type LivePicks, type PricedSlip, type SlipQuote, type StakeState } from '../slip/index.ts';

interface Confirmed {
  readonly slip: PricedSlip;
  readonly figures: SlipQuote;
  readonly stake: StakeState;
  readonly profile: Profile;
  readonly wallet: Balance;
  /** State of the slip's matches in play. */
  readonly live?: LivePicks;
  /** Seconds that a bet on them waits. */
  readonly waitSeconds?: number;
  /** The remainder of the day under the customer's own limits; null without a limit. */
  readonly leftToday?: LeftToday | null;
}

/** A rejection before a confirmed bet is sent, with the bet: with too little money, a deposit can place it. */
export type Refusal = { readonly rejection: Rejection; readonly request: PlaceBetRequest };

type Seen = Pick<Confirmed, 'slip'> & { readonly [K in 'live' | 'waitSeconds']: Confirmed[K] | undefined };

/** A pick as the slip shows it. The platform's clock decides whether a match has started or is postponed (D45). */
const seenOdds = ({ slip, live = {}, waitSeconds = 0 }: Seen, selection: Selection): HouseOdds => {
  const state = stateOf(selection, slip);
  if (state !== 'open') return { state };
  const waits = selection.matchId in live && { waitSeconds };
  return { state, odds: selection.odds, ...waits };
};

/**
 * Builds the bet that the customer confirmed, at the prices shown. It is checked by the platform's own rule, so that
 * a rejection is said at once (D07). The platform checks again.
 */
export function betRequest({
  slip,
  figures,
  stake,
  profile,
  wallet,
  live,
  waitSeconds,
  leftToday,
}: Confirmed): Result<PlaceBetRequest, Refusal> {
  const { quote, limits, taxRecord, system } = figures;
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
    ...(system && { system }),
  };
  const checked = checkBet(request, {
    limits,
    taxRecord,
    balance: wallet.balance,
    freeBet: wallet.freeBet > 0 ? wallet.freeBet : null,
    odds: Object.fromEntries(
      slip.selections.map((one) => [one.outcomeId, seenOdds({ slip, live, waitSeconds }, one)]),
    ),
    leftToday: leftToday ?? null,
    wholeShillings: true,
  });
  return checked.ok
    ? { ok: true, value: request }
    : { ok: false, reason: { rejection: checked.reason, request } };
}
