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
  /** How those of its matches stand that are being played. */
  readonly live?: LivePicks;
  /** How long a bet waits for them. */
  readonly waitSeconds?: number;
  /** What the customer's own limits leave of the day. */
  readonly leftToday?: LeftToday | null;
}

/** Why a confirmed bet is not sent; with too little money, the bet that a deposit would place. */
export type Refusal = { readonly rejection: Rejection; readonly request: PlaceBetRequest };

type Seen = Pick<Confirmed, 'slip'> & { readonly [K in 'live' | 'waitSeconds']: Confirmed[K] | undefined };

/** A pick as the slip has seen it: which matches have started or are postponed is for the platform's clock to say (D45). */
const seenOdds = ({ slip, live = {}, waitSeconds = 0 }: Seen, selection: Selection): HouseOdds => {
  const state = stateOf(selection, slip);
  if (state !== 'open') return { state };
  const waits = selection.matchId in live && { waitSeconds };
  return { state, odds: selection.odds, ...waits };
};

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
