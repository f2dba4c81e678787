import type { Msisdn, ProfileId } from '@kipenga/betting-core';
import type { PlaceBetRequest } from '@kipenga/contracts';
import { worded } from '../wording/index.ts';
import { refused, type RefusedBet } from './refusals.ts';

/** The customer whose token came with the bet. */
export interface Bettor {
  readonly profileId: ProfileId;
  readonly msisdn: Msisdn;
}

const pickOf = (pick: { readonly feedMatchId: string; readonly outcomeId: string }): string =>
  `${pick.feedMatchId}_${pick.outcomeId}`;

const isSlipOf = ({ selections, betString }: PlaceBetRequest): boolean => {
  if (betString === undefined) return true;
  if (selections.length === 0 && betString === '') return true; // refused as an empty slip, which says more
  return (
    JSON.stringify(betString.split('#').toSorted()) === JSON.stringify(selections.map(pickOf).toSorted())
  );
};

/**
 * Finds a confirmation that contradicts itself or its sender: a bet string that is not the slip's (D63), or another customer's
 * profile or phone. Returns the refusal, or null if there is none. Prices are not read.
 */
export const findDisagreement = (asked: PlaceBetRequest, bettor: Bettor): RefusedBet | null => {
  if (asked.profileId !== bettor.profileId || asked.phone !== bettor.msisdn)
    return refused(worded('not-yours'));
  if (!isSlipOf(asked)) return refused(worded('slip-disagrees'));
  return null;
};
