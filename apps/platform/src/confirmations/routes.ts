import { customerOf, type Handlers } from '../http/index.ts';
import type { Services } from '../services/index.ts';
import { intentOf } from './intent.ts';

/** Reports the state of confirmed stakes and deposits (D78). */
export const confirmationHandlers = ({ db }: Pick<Services, 'db'>): Pick<Handlers, 'getIntent'> => ({
  getIntent: ({ params }, context) => intentOf(db, customerOf(context).profileId, params.key),
});
