import { nairobiDay } from '@kipenga/betting-core';
import seed from '../../../seed/past-results.json' with { type: 'json' };
import type { PastResult } from '../../sports/index.ts';
import type { League } from './league.ts';

/** Real past results of these leagues' clubs: from the seed, none drawn by the season. */
export const pastResultsOf = (leagues: readonly League[]): readonly PastResult[] =>
  leagues.flatMap(({ code, number, clubs }) =>
    (seed.find((one) => one.code === code)?.results ?? []).flatMap(
      ([day, home, away, homeGoals, awayGoals]) => {
        const [homeTeam, awayTeam] = [clubs[Number(home)], clubs[Number(away)]];
        return homeTeam === undefined || awayTeam === undefined
          ? []
          : [
              {
                competitionNumber: number,
                playedOn: nairobiDay(String(day)),
                homeTeam,
                awayTeam,
                homeGoals: Number(homeGoals),
                awayGoals: Number(awayGoals),
              },
            ];
      },
    ),
  );
