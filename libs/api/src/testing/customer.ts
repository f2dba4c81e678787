import { kes, parseMsisdn, profileId as profileIdOf, type Msisdn, type ProfileId } from '@kipenga/betting-core';

const read = parseMsisdn('0712345678');
if (!read.ok) throw new Error('not a phone');

/** The customer of tests. */
export const msisdn: Msisdn = read.value;
export const profileId: ProfileId = profileIdOf('77');
export { kes };
