import { formatKes } from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { openingWords, openJackpot } from '../../jackpots/index.ts';
import { feedMatchIdOf, matchesNamed } from '../../sports/index.ts';
import { ActRefused, type Doing } from '../desk.ts';

type OnJackpots = Pick<ActArgs, 'open-jackpot'>;

export const actsOnJackpots: { readonly [N in keyof OnJackpots]: Doing<OnJackpots[N]> } = {
  'open-jackpot': {
    act: async (sql, { db, bettingClock }, { args: { matches, line, doubles, ...terms } }) => {
      const numbers = await matchesNamed(sql, matches);
      const unknown = matches.filter((_, at) => (numbers[at] ?? null) === null);
      if (unknown.length > 0) throw new ActRefused(`The house has no match ${unknown.join(', ')}`);
      const feedMatchIds = numbers.flatMap((number) => (number === null ? [] : [feedMatchIdOf(number)]));
      const offer = { ...terms, betAmount: line, maxDoubles: doubles, feedMatchIds, now: bettingClock.now() };
      const opened = await openJackpot(db, offer);
      if (!opened.ok)
        throw new ActRefused(
          openingWords(opened.reason, new Map(feedMatchIds.map((id, at) => [id, matches[at] ?? id]))),
        );
      const { name, guarantee } = terms;
      const says = `${name} opens with ${feedMatchIds.length} matches at ${formatKes(line)} a line, and the house puts ${formatKes(guarantee)} in. Its board is sound`;
      return { says, moves: guarantee };
    },
  },
};
