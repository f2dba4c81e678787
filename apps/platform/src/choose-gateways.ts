import { ConfigRefusal } from './config-environment.ts';
import type { Config } from './config.ts';
import { handsetMobileMoney, handsetSmsIn, handsetSmsOut, type Gateways } from './gateways/index.ts';
import { seasonClock, seasonGateway } from './season/index.ts';
import type { Services } from './services/index.ts';

/** @throws ConfigRefusal where a gateway is configured: this build has none but a sandbox's stand-ins. */
export const refuseAbsentGateways = ({ gateways }: Config): void => {
  const absent = gateways.map((name) => `This build has no ${name} yet: it cannot be configured.`);
  if (absent.length > 0) throw new ConfigRefusal(absent.join('\n'));
};

/** The gateways of a configuration. What is configured takes the place of its stand-in here, one by one. */
export const chooseGateways = async (
  config: Config,
  services: Pick<Services, 'db' | 'realClock' | 'random'>,
): Promise<Gateways> => {
  refuseAbsentGateways(config);
  const clock = await seasonClock(services.db, { speed: config.seasonSpeed });
  return {
    mobileMoney: handsetMobileMoney(services),
    smsOut: handsetSmsOut(),
    smsIn: handsetSmsIn(),
    oddsFeed: seasonGateway({ db: services.db, clock, seed: config.seasonSeed }),
  };
};
