import { createHash } from 'node:crypto';

/** The milliseconds one round of the work below takes on the machine that our limits of time were set for. */
const USUAL_ROUND_MS = 12;
const ROUNDS = 9;

/** Does a little of what tests do: reads and writes JSON, sorts, matches, hashes. Returns the milliseconds it took. */
function timeRound(): number {
  const begun = performance.now();
  let text = JSON.stringify(
    Array.from({ length: 2000 }, (_, index) => ({ name: `Match ${(index * 7919) % 1000}`, odds: [index] })),
  );
  for (let turn = 0; turn < 6; turn += 1) {
    const rows = JSON.parse(text) as { name: string; digits?: number }[];
    text = JSON.stringify(rows.toSorted((a, b) => a.name.localeCompare(b.name)));
    createHash('sha256')
      .update(text.replaceAll(/\d+/g, (digits) => digits))
      .digest();
  }
  return performance.now() - begun;
}

function measureSlowness(): number {
  const times = Array.from({ length: ROUNDS }, timeRound).toSorted((a, b) => a - b);
  return Math.max(1, (times[Math.floor(ROUNDS / 2)] ?? 0) / USUAL_ROUND_MS);
}

/**
 * Says how many times slower this machine is than the one that limits of time were set for; at least 1. It is measured once, at the
 * start of a run: the processes of the run inherit it as TEST_SLOWNESS.
 */
export function slowness(): number {
  const known = Number(process.env['TEST_SLOWNESS']);
  if (known >= 1) return known;
  const measured = measureSlowness();
  process.env['TEST_SLOWNESS'] = measured.toFixed(1);
  return measured;
}

/** Returns a limit of time for tests, in milliseconds, grown with how slow this machine is. It ends what hangs, and nothing else. */
export const limitMs = (usualMs: number): number => Math.round(usualMs * slowness());

/** Returns the longest that a test waits for one thing to happen, in milliseconds. */
export const longestWaitMs = (): number => limitMs(60_000);
