import { defineEndpoint } from '../endpoint.ts';
import { launchGameOnTheWire, launchUrlOnTheWire } from './launch.wire.ts';

/** Launches a game; answers the URL of its frame as text. Where a game names its own launch URL, the client posts there (D64). */
export const launchGame = defineEndpoint({
  name: 'launchGame',
  host: 'casino-2',
  method: 'POST',
  path: '/launch',
  needsToken: true,
  request: launchGameOnTheWire,
  response: launchUrlOnTheWire,
  responseFormat: 'text',
});
