import { describe, expect, test } from 'vitest';
import {
  judgeWait,
  LATEST_VERDICT_MS,
  liveWaitSeconds,
  materialChangeOf,
  type MaterialChange,
} from './live-wait.ts';
import { LIVE_EVENT_KINDS } from './live.ts';
import { sportId } from '../brand.ts';

const change = (mark: number, atMs: number, reason: MaterialChange['reason'] = 'goal'): MaterialChange => ({
  mark,
  atMs,
  reason,
});
const judged = (changes: readonly MaterialChange[], nowMs = 15_000) =>
  judgeWait({ untilMs: 15_000, nowMs, matches: [{ markAtTap: 3, changes }] });

describe('a wait (D103)', () => {
  test('is a number of the sport and of nothing else', () => {
    expect(liveWaitSeconds(sportId('1'))).toBe(5);
    expect(liveWaitSeconds(sportId('none of ours'))).toBe(5);
    expect(liveWaitSeconds).toHaveLength(1);
  });

  test('falls by a change after its tap and not after its end, the first of them, in any of its matches', () => {
    expect(judged([])).toEqual({ stands: true });
    expect(judged([change(3, 14_000)])).toEqual({ stands: true });
    expect(judged([change(4, 15_001)])).toEqual({ stands: true });
    expect(judged([change(4, 15_000, 'red-card')])).toEqual({ stands: false, reason: 'red-card' });
    expect(judged([change(5, 14_500), change(4, 12_000, 'penalty')])).toEqual({
      stands: false,
      reason: 'penalty',
    });
    const [calm, eventful] = [
      { markAtTap: 0, changes: [] },
      { markAtTap: 3, changes: [change(4, 11_000)] },
    ];
    expect(judgeWait({ untilMs: 15_000, nowMs: 15_000, matches: [calm, eventful] }).stands).toBe(false);
  });

  test('that is judged much too late falls: nobody has watched for sure', () => {
    expect(judged([], 15_000 + LATEST_VERDICT_MS)).toEqual({ stands: true });
    expect(judged([], 15_001 + LATEST_VERDICT_MS)).toEqual({ stands: false, reason: 'source' });
  });

  test('falls by goals, penalties, red cards and the end, and by nothing else that happens', () => {
    expect(LIVE_EVENT_KINDS.flatMap((kind) => materialChangeOf(kind) ?? [])).toEqual([
      'goal',
      'red-card',
      'penalty',
      'ended',
    ]);
  });

  test('of 10,000 bets as many are refused where the price had moved for the bettor as where it had moved against', () => {
    let state = 103;
    const thrown = (): number => {
      state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
      return state / 4_294_967_296;
    };
    const refused = { better: 0, worse: 0 };
    const waited = { better: 0, worse: 0 };
    for (let bet = 0; bet < 10_000; bet += 1) {
      // A home price moves with what is expected of the home side: its own goals lower it, and in a quiet moment it drifts either way.
      const isEvent = thrown() < 0.06;
      const moved = thrown() < 0.5 ? 'better' : 'worse';
      const atMs = 10_000 + 10_000 * thrown();
      const verdict = judged(isEvent ? [change(4, atMs)] : []);
      waited[moved] += 1;
      if (!verdict.stands) refused[moved] += 1;
    }
    const [better, worse] = [refused.better / waited.better, refused.worse / waited.worse];
    const all = (refused.better + refused.worse) / 10_000;
    const noise = Math.sqrt(all * (1 - all) * (1 / waited.better + 1 / waited.worse));
    expect(refused.better).toBeGreaterThan(50);
    expect(Math.abs(better - worse)).toBeLessThan(3 * noise);
  });
});
