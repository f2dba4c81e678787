import type { ActArgs } from '@kipenga/contracts/desk';
import { knownGame, switchOff, switchOn } from '../../casino/index.ts';
import { ActRefused, type Doing } from '../desk.ts';

type OnGames = Pick<ActArgs, 'switch-game-off' | 'switch-game-on'>;

const nameOf = (gameId: string): string => {
  const game = knownGame(gameId);
  if (game === undefined) throw new ActRefused(`The house has no game ${gameId}`);
  return game.name;
};

export const actsOnGames: { readonly [N in keyof OnGames]: Doing<OnGames[N]> } = {
  'switch-game-off': {
    act: async (sql, { realClock }, { args: { gameId }, why, by }) => {
      const name = nameOf(gameId);
      if (!(await switchOff(sql, { gameId, who: by.name, why, since: realClock.now() })))
        throw new ActRefused(`${name} is off already`);
      return { says: `${name} is off: no list has it, and it is opened for nobody` };
    },
  },
  'switch-game-on': {
    act: async (sql, _, { args: { gameId } }) => {
      const name = nameOf(gameId);
      if (!(await switchOn(sql, gameId))) throw new ActRefused(`${name} is on`);
      return { says: `${name} is on again` };
    },
  },
};
