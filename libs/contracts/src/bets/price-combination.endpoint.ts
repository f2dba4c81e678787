import { defineEndpoint } from '../endpoint.ts';
import { combinationAnswerOnTheWire, combinationRequestOnTheWire } from './combination.wire.ts';

/** Prices picks of one match as a combination (D101, D114). Public, and nothing is stored. */
export const priceCombination = defineEndpoint({
  name: 'priceCombination',
  host: 'betting',
  method: 'POST',
  path: '/util/combination',
  request: combinationRequestOnTheWire,
  response: combinationAnswerOnTheWire,
});
