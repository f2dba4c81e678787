import { BRAND } from '@kipenga/brand';
import type { Config } from './configuration/index.ts';
import {
  askedIdentity,
  askedRegister,
  carrierSmsIn,
  carrierSmsOut,
  darajaMobileMoney,
  gatewaysOfCopy,
  handsetIdentity,
  handsetMobileMoney,
  handsetRegister,
  handsetSmsIn,
  handsetSmsOut,
  notedFetch,
  pushedOddsFeed,
  sandboxRegulator,
  sandboxTaxes,
  type Gateways,
} from './gateways/index.ts';
import { platformLogger } from './http/index.ts';
import { seasonClock, seasonGateway } from './season/index.ts';
import type { Services } from './services/index.ts';

/** Time limit of the SMS carrier's answer; longer than that of its connection. */
const SMS_TIME_LIMIT_MS = 15_000;

const smsOf = (
  { sms: settings, logLevel }: Config,
  { db, realClock }: Pick<Services, 'db' | 'realClock'>,
): Pick<Gateways, 'smsOut' | 'smsIn'> => {
  if (settings === null) return { smsOut: handsetSmsOut(), smsIn: handsetSmsIn() };
  const timeLimit = () => AbortSignal.timeout(SMS_TIME_LIMIT_MS);
  const noted = notedFetch({ db, realClock }, 'SMS');
  return {
    smsOut: carrierSmsOut({
      db,
      realClock,
      settings,
      timeLimit,
      log: platformLogger(logLevel),
      fetch: noted,
    }),
    smsIn: carrierSmsIn({ db, realClock, settings, shortcode: BRAND.shortcode }),
  };
};

/** Longer than a person waits at a button. */
const PERSONS_TIME_LIMIT_MS = 10_000;

const personsOf = (
  { identity, exclusionRegister }: Config,
  services: Pick<Services, 'db' | 'realClock'>,
): Pick<Gateways, 'identity' | 'exclusionRegister'> => {
  const timeLimit = () => AbortSignal.timeout(PERSONS_TIME_LIMIT_MS);
  return {
    identity: identity
      ? askedIdentity({ settings: identity, timeLimit, fetch: notedFetch(services, 'Identity') })
      : handsetIdentity(services),
    exclusionRegister: exclusionRegister
      ? askedRegister({ settings: exclusionRegister, timeLimit, fetch: notedFetch(services, 'Register') })
      : handsetRegister(),
  };
};

/** A sandbox without a feed uses the season, with its own time. */
const oddsFeedOf = async (
  { feedSecret, logLevel, seasonSpeed, seasonSeed, seasonPostponed }: Config,
  { db, realClock }: Pick<Services, 'db' | 'realClock'>,
): Promise<Gateways['oddsFeed']> => {
  if (feedSecret !== null)
    return pushedOddsFeed({ db, realClock, secret: feedSecret, log: platformLogger(logLevel) });
  return seasonGateway({
    db,
    clock: await seasonClock(db, { speed: seasonSpeed }),
    seed: seasonSeed,
    postponedPercent: seasonPostponed,
  });
};

/** Replaces stand-ins by configured gateways, one by one. */
const gatewaysOf = async (
  config: Config,
  services: Pick<Services, 'db' | 'realClock' | 'random'>,
): Promise<Gateways> => ({
  mobileMoney: config.mpesa
    ? darajaMobileMoney(config.mpesa, {
        ...services,
        log: platformLogger(config.logLevel),
        fetch: notedFetch(services, 'M-Pesa'),
      })
    : handsetMobileMoney(services),
  ...smsOf(config, services),
  ...personsOf(config, services),
  oddsFeed: await oddsFeedOf(config, services),
  taxes: config.mode === 'sandbox' ? sandboxTaxes(services) : null,
  regulator: config.mode === 'sandbox' ? sandboxRegulator(services) : null,
});

/** The gateways of a configuration; a copy of the house has the same, and they send nothing. */
export const chooseGateways = async (
  config: Config,
  services: Pick<Services, 'db' | 'realClock' | 'random'>,
): Promise<Gateways> => {
  const gateways = await gatewaysOf(config, services);
  return config.sendsNothing ? gatewaysOfCopy(gateways) : gateways;
};
