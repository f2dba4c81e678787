import {
  DEFAULT_LIMITS,
  exposureOf,
  GOAL_MARKETS,
  kes,
  oddsFromThousandths,
  TAX_RECORDS,
  withBets,
  withoutBets,
  worstIfRight,
  type ExposedBet,
} from '@kipenga/betting-core';
import { scoresByHalves } from '@kipenga/pricing';

const bets = Number(process.argv[2] ?? 2_000);
const odds = oddsFromThousandths(2_000);
const outcomes = GOAL_MARKETS.flatMap((market) => market.outcomes);
const [taxRecord] = TAX_RECORDS;
if (!taxRecord) throw new Error('there is a tax record');

/** A single, a combination, an accumulator, and a system, in turn. */
const betAt = (at: number): ExposedBet => {
  const picks = [at, at * 7 + 3].map((place) => outcomes[place % outcomes.length]!);
  const others = [odds, odds, odds].map((one) => ({ odds: one, result: 'open' as const }));
  const terms = { stake: kes(100), limits: DEFAULT_LIMITS, taxRecord, usesFreeBet: false, at: 0 };
  const single = { odds, result: 'open' as const };
  const combination = {
    parts: ['open' as const, 'open' as const],
    partOdds: [odds, odds, oddsFromThousandths(3_500)],
  };
  if (at % 4 === 1) return { ...terms, legs: [combination], outcomes: picks };
  const system = at % 4 === 3 && { system: { sizes: [1, 2, 3, 4], bankers: [] } };
  return {
    ...terms,
    legs: at % 4 === 0 ? [single] : [single, ...others],
    outcomes: picks.slice(0, 1),
    ...system,
  };
};

const timed = (work: () => void): number => {
  const begun = performance.now();
  work();
  return Math.round((performance.now() - begun) * 1_000);
};

const all = Array.from({ length: bets }, (_, at) => betAt(at));
let exposure = exposureOf([], scoresByHalves());
const came = all.map((bet) => timed(() => (exposure = withBets(exposure, [bet]))));
const outcome = outcomes.map((one) => timed(() => worstIfRight(exposure, one)));
const went = all.map((bet) => timed(() => (exposure = withoutBets(exposure, [bet]))));
if (exposure.worst.pays !== 0) throw new Error('what came has not gone');
process.send?.({ bets, took: { came, went, outcome } });
process.disconnect?.();
