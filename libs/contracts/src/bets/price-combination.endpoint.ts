import { defineEndpoint } from '../endpoint.ts';
import { combinationAnswerOnTheWire, combinationRequestOnTheWire } from './combination.wire.ts';

/** Prices picks of one match together (D101, D114). Anybody may ask, and nothing is kept of it. */
export const priceCombination = defineEndpoint({
  name: 'priceCombination',
  host: 'betting',
  method: 'POST',
  path: '/util/combination',
  request: combinationRequestOnTheWire,
  response: combinationAnswerOnTheWire,
});
