import type { EndpointName } from '../all-endpoints.ts';
import { accountSamples } from './account.wire.ts';
import { betsSamples } from './bets.wire.ts';
import { casinoSamples } from './casino.wire.ts';
import { jackpotsSamples } from './jackpots.wire.ts';
import { paymentsSamples } from './payments.wire.ts';
import type { Sample } from './sample.ts';
import { sportsSamples } from './sports.wire.ts';

/**
 * One exchange of every endpoint in wire format. It documents the contract, and supplies the fake platform and the published
 * documents.
 */
export const samples: { readonly [N in EndpointName]: Sample } = {
  ...sportsSamples,
  ...jackpotsSamples,
  ...betsSamples,
  ...paymentsSamples,
  ...accountSamples,
  ...casinoSamples,
};

export type { Sample };
