import type { ActArgs } from '@kipenga/contracts/desk';
import { ActRefused, type Doing } from '../desk.ts';
import { newTotpSecret, totpAddress } from '../log-in.ts';
import { keepTotpSecret, operatorNamed, stopOperator } from '../operators.store.ts';

type OnOperators = Pick<ActArgs, 'stop-operator' | 'reset-codes'>;

export const actsOnOperators: { readonly [N in keyof OnOperators]: Doing<OnOperators[N]> } = {
  'stop-operator': {
    act: async (sql, { realClock }, { args: { name }, by }) => {
      if (name === by.name)
        throw new ActRefused('Nobody stops themselves: the house would have nobody to ask why');
      if (!(await stopOperator(sql, name, realClock.now())))
        throw new ActRefused(`Nobody called ${name} works here`);
      return { says: `${name} is let in no more` };
    },
  },
  'reset-codes': {
    act: async (sql, { realClock, random, totpSeal }, { args: { name } }) => {
      if ((await operatorNamed(sql, name)) === null) throw new ActRefused(`Nobody called ${name} works here`);
      const secret = newTotpSecret(random);
      await keepTotpSecret(sql, name, totpSeal.seal(name, secret), realClock.now());
      return {
        says: `${name} has a new secret for codes; the old one opens nothing any more`,
        told: `Hand this to ${name}, and to nobody else. It is shown once: ${totpAddress(name, secret)}`,
      };
    },
  },
};
