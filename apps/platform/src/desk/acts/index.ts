import type { ActArgs } from '@kipenga/contracts/desk';
import type { Doing } from '../desk.ts';
import { actsOnCustomers } from './acts-on-customers.ts';
import { actsOnGames } from './acts-on-games.ts';
import { actsOnJackpots } from './acts-on-jackpots.ts';
import { actsOnLimits } from './acts-on-limits.ts';
import { actsOnMatches } from './acts-on-matches.ts';
import { actsOnMoney } from './acts-on-money.ts';
import { actsOnRules } from './acts-on-rules.ts';
import { actsOnTaxes } from './acts-on-taxes.ts';
import { actsOnOperators } from './acts-on-operators.ts';

/** The implementation of each act. The type makes a missing one a compile error. */
export const doing: { readonly [N in keyof ActArgs]: Doing<ActArgs[N]> } = {
  ...actsOnMatches,
  ...actsOnMoney,
  ...actsOnTaxes,
  ...actsOnLimits,
  ...actsOnRules,
  ...actsOnCustomers,
  ...actsOnGames,
  ...actsOnOperators,
  ...actsOnJackpots,
};
