import { cents, ok, refuse, type Cents } from '@kipenga/betting-core';
import type { Settled, SharedGame, SharedRun, Win } from '../../play/shared-game.ts';
import { SharedRounds } from '../../play/shared-rounds.ts';
import type { Asked, TableParts } from '../../play/table.ts';
import { multiplier, payoutOf, type Multiplier } from '../multiplier.ts';
import type { PossibleReturn } from '../unrisked.ts';
import { crashPoint, DIGESTS, digestsReaching, SMALLEST_CASH_OUT } from './crash-point.ts';
import { flightMs, highestFor, multiplierAt, readTarget } from './flight.ts';

/** Time in which stakes are taken before a flight, and in which its end is shown. */
export const CRASH_BETTING_MS = 8_000;
export const CRASH_LANDED_MS = 4_000;

/** The multiplier of the automatic cash-out, and whether the player chose it. */
interface CrashTerms {
  readonly target: Multiplier;
  readonly isChosen: boolean;
}

const readTerms = (asked: Asked, stake: Cents, cap: Cents): CrashTerms | null => {
  const highest = highestFor(stake, cap);
  if (asked['target'] === undefined) return { target: highest, isChosen: false };
  const wanted = readTarget(asked['target']);
  return wanted === null ? null : { target: multiplier(Math.min(wanted, highest)), isChosen: true };
};

const flightRun = (winAt: (stake: Cents, at: Multiplier) => Win): SharedRun<CrashTerms, Multiplier> => ({
  lastsMs: flightMs,
  winsBy: ({ stake, terms }, elapsedMs, point) =>
    terms.target <= Math.min(multiplierAt(elapsedMs), point) ? winAt(stake, terms.target) : null,
  cashOut: ({ stake, terms }, elapsedMs, point) => {
    const now = multiplierAt(elapsedMs);
    if (now > point) return refuse('too-late');
    if (now < SMALLEST_CASH_OUT) return refuse('too-early');
    return ok(winAt(stake, multiplier(Math.min(now, terms.target))));
  },
});

/** A stake cashed out at a multiplier that nearly every flight reaches was hardly at risk. */
const returns = (settled: readonly Settled<CrashTerms>[]): readonly PossibleReturn[] =>
  settled.flatMap(({ win }) => {
    if (win?.at == null) return [];
    const reached = digestsReaching(win.at);
    return [
      { returned: win.paid, weight: reached },
      { returned: cents(0), weight: DIGESTS - reached },
    ];
  });

/** The crash game: one flight at a time for everybody. A stake not cashed out before its end is lost. */
export const crashGame = (cap: Cents): SharedGame<CrashTerms, Multiplier> => {
  const winAt = (stake: Cents, at: Multiplier): Win => ({ paid: payoutOf(stake, at, cap), at });
  return {
    bettingMs: CRASH_BETTING_MS,
    shownMs: CRASH_LANDED_MS,
    stakesPerRound: 1,
    readTerms: (asked, stake) => readTerms(asked, stake, cap),
    showTerms: ({ terms: { target, isChosen } }) => ({ at: isChosen ? target : null, pick: null }),
    outcomeOf: crashPoint,
    wins: ({ stake, terms }, point) => (terms.target <= point ? winAt(stake, terms.target) : null),
    run: flightRun(winAt),
    returns,
  };
};

/** Opens a crash table. */
export const crashTable = (parts: TableParts) => new SharedRounds(parts, crashGame(parts.limits.cap));
