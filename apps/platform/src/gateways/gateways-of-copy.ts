import type { Gateways } from './gateways.ts';

const askNobody = async (): Promise<never> => {
  throw new Error('a copy of the house asks nobody');
};

/**
 * Gateways of a copy of the house, which sends nothing: promised work waits in the database, its lanes do not run, and no
 * stand-in has a phone, which would act at once. Customers are told so instead of a prompt or a payout. Services that know people count as out of reach.
 */
export const gatewaysOfCopy = (gateways: Gateways): Gateways => ({
  ...gateways,
  mobileMoney: { ...gateways.mobileMoney, phone: null, sendsNothing: true },
  smsOut: { ...gateways.smsOut, isOnPhone: false },
  smsIn: { ...gateways.smsIn, phone: null },
  identity: { check: askNobody, phone: null },
  exclusionRegister: { listedAmong: askNobody },
});
