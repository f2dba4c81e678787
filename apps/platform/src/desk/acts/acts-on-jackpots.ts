import { formatKes, jackpotId } from '@kipenga/betting-core';
import type { ActArgs } from '@kipenga/contracts/desk';
import { callOff, inJackpot, openingWords, openJackpot, type CallOffRefusal } from '../../jackpots/index.ts';
import { NOTHING_MOVED } from '../../payouts/index.ts';
import { feedMatchIdOf, matchesNamed } from '../../sports/index.ts';
import { ActRefused, type Doing } from '../desk.ts';

type OnJackpots = Pick<ActArgs, 'open-jackpot' | 'cancel-jackpot'>;

const NOT_CALLED_OFF: Readonly<Record<CallOffRefusal, string>> = {
  unknown: 'There is no such jackpot',
  over: 'It is over: what it came to is changed by the results of its matches',
  'called-off': 'It is called off already',
  'being-settled': 'Its tickets are being settled: look again in a minute',
};

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
  'cancel-jackpot': {
    look: async ({ db }, args) => {
      const { tickets, customers, staked } = await inJackpot(db, jackpotId(args.jackpotId));
      return {
        moved: { ...NOTHING_MOVED, bets: tickets, customers, paid: staked },
        moves: staked,
        facts: '',
      };
    },
    act: async (sql, { bettingClock }, { args, looked }) => {
      const called = await callOff(sql, jackpotId(args.jackpotId), bettingClock.now());
      if (!called.ok) throw new ActRefused(NOT_CALLED_OFF[called.reason]);
      const { name, wasOpen } = called.value;
      const { bets, paid } = looked?.moved ?? NOTHING_MOVED;
      const later = wasOpen ? ' What comes in until it is done goes back too.' : '';
      return {
        says: `${name} (${args.jackpotId}) is called off: ${bets} tickets have their stakes back, ${formatKes(paid)}, and their holders are told. The guarantee and what rolled in go on.${later}`,
        grows: wasOpen,
        facts: wasOpen ? 'open' : 'sealed',
      };
    },
  },
};
