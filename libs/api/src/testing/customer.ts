import { kes, parseMsisdn, profileId, type Msisdn, type ProfileId } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import type { PlaceBetRequest } from '@kipenga/contracts';

const phone = parseMsisdn('0712345678');
if (!phone.ok) throw new Error('not a phone');

/** The customer of tests. */
export const aCustomer: { readonly phone: Msisdn; readonly profileId: ProfileId } = {
  phone: phone.value,
  profileId: profileId('77'),
};

/** A single bet of the test customer. Pass the fields that matter to the test. */
export const aBet = (changes: Partial<PlaceBetRequest> = {}): PlaceBetRequest => ({
  ...aCustomer,
  selections: [aSelection()],
  stake: kes(49),
  stakeAfterTax: kes(43.56),
  totalOdds: 185,
  netPayout: kes(73.25),
  usesFreeBet: false,
  acceptOddsChange: 'better',
  ...changes,
});
