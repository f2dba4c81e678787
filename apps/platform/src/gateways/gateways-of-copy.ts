import type { Gateways } from './gateways.ts';

const askNobody = async (): Promise<never> => {
  throw new Error('a copy of the house asks nobody');
};

/**
 * The gateways of a copy of the house, which sends nothing: what they promise waits in the database, its lanes are not worked on, and no stand-in has a phone, where it
 * would be done at once. Who knows people counts as out of reach.
 */
export const gatewaysOfCopy = (gateways: Gateways): Gateways => ({
  ...gateways,
  mobileMoney: { ...gateways.mobileMoney, phone: null },
  smsOut: { ...gateways.smsOut, isOnPhone: false },
  smsIn: { ...gateways.smsIn, phone: null },
  identity: { check: askNobody, phone: null },
  exclusionRegister: { listedAmong: askNobody },
});
