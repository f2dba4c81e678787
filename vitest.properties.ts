import fc from 'fast-check';

/**
 * Properties use the same cases in every run, so that a failure is the same for everybody. `PROPERTY_SEED=random` uses others each time (a number repeats those of
 * that seed), and `PROPERTY_RUNS` sets their number: use them to try a changed rule.
 */
const { PROPERTY_SEED: seed = '290080', PROPERTY_RUNS: runs } = process.env;

fc.configureGlobal({
  ...(seed === 'random' ? {} : { seed: Number(seed) }),
  ...(runs === undefined ? {} : { numRuns: Number(runs) }),
});
