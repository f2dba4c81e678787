import { describe, expect, test } from 'vitest';
import { instant, instantFromMs, toMs } from '../time/instant.ts';
import { isCheckDue, playAfterAnswer, playAfterStake, playNow, type GamePlay } from './reality-check.ts';

const start = instant('2026-11-21T09:00:00Z');
const at = (minutes: number) => instantFromMs(toMs(start) + minutes * 60_000);
/** Stakes at each of these minutes, one after the other. */
const stakedAt = (...minutes: readonly number[]): GamePlay => {
  const play = minutes.reduce<GamePlay | null>((before, minute) => playAfterStake(before, at(minute)), null);
  if (play === null) throw new Error('nothing was staked');
  return play;
};
const everyFiveUntil = (end: number) => Array.from({ length: end / 5 + 1 }, (_, n) => n * 5);

describe('time of play', () => {
  test('begins with a stake, and goes on while stakes follow', () => {
    expect(stakedAt(0, 9, 18)).toEqual({
      startedAt: at(0),
      lastStakeAt: at(18),
      checkedAt: at(0),
      isAsked: false,
    });
  });

  test('is over ten minutes after the last stake; the next begins anew', () => {
    const play = stakedAt(0, 5);
    expect(playNow(play, instantFromMs(toMs(at(15)) - 1))).toEqual(play);
    expect(playNow(play, at(15))).toBeNull();
    expect(stakedAt(0, 5, 15)).toMatchObject({ startedAt: at(15), checkedAt: at(15) });
  });
});

describe('the reality check', () => {
  test('is due after thirty minutes of play, and the stake that meets it waits', () => {
    const play = stakedAt(...everyFiveUntil(25));
    expect(isCheckDue(play, instantFromMs(toMs(at(30)) - 1))).toBe(false);
    expect(isCheckDue(play, at(30))).toBe(true);
    expect(playAfterStake(play, at(30))).toEqual({ ...play, isAsked: true });
  });

  test('does not go away by waiting: not after an hour, and not by another stake', () => {
    const asked = stakedAt(...everyFiveUntil(30));
    expect(playNow(asked, at(90))).toEqual(asked);
    expect(playAfterStake(asked, at(90))).toEqual(asked);
  });

  test('answered, play goes on for thirty minutes more, counted from the answer', () => {
    const answered = playAfterAnswer(stakedAt(...everyFiveUntil(30)), at(32));
    expect(answered).toEqual({ startedAt: at(0), lastStakeAt: at(32), checkedAt: at(32), isAsked: false });
    expect(isCheckDue(answered, at(61))).toBe(false);
    expect(isCheckDue(answered, at(62))).toBe(true);
  });

  test('cannot be answered ahead', () => {
    const play = stakedAt(0, 5, 10);
    expect(playAfterAnswer(play, at(12))).toEqual(play);
  });
});
