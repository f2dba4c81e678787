import { describe, expect, test } from 'vitest';
import { dice } from '../dice.ts';
import { playTimeline, shareAt, stateAt, WHOLE_MINUTES, withGoals } from './timeline.ts';

const played = (seed: number) => {
  const throwDie = (name: string): number => dice('play', seed, name);
  const [home, away] = [Math.floor(4 * throwDie('h')), Math.floor(3 * throwDie('a'))];
  const score = {
    home,
    away,
    halfHome: Math.floor((home + 1) * throwDie('hh')),
    halfAway: Math.floor((away + 1) * throwDie('ha')),
  };
  return { score, timeline: playTimeline(score, throwDie) };
};
const SEEDS = Array.from({ length: 300 }, (_, seed) => seed);

describe('a match as it is played', () => {
  test('ends as it was drawn, half by half, whatever happens in it; the same throws play it again', () => {
    for (const seed of SEEDS) {
      const { score, timeline } = played(seed);
      const { state, events } = stateAt(timeline, WHOLE_MINUTES, 1);
      expect(state).toMatchObject({ period: 'ended', home: score.home, away: score.away });
      expect(events.find(({ kind }) => kind === 'half-time')).toMatchObject({
        home: score.halfHome,
        away: score.halfAway,
        minute: 45,
      });
      expect(events.filter(({ kind }) => kind === 'goal')).toHaveLength(score.home + score.away);
      expect(played(seed).timeline).toEqual(timeline);
    }
  });

  test('runs on minute by minute: neither the score, nor the share that is played, ever goes back; nobody scores in the break', () => {
    for (const seed of SEEDS.slice(0, 60)) {
      const { timeline } = played(seed);
      let before = stateAt(timeline, 0, 1).state;
      for (let at = 0; at <= WHOLE_MINUTES; at += 0.5) {
        const { state } = stateAt(timeline, at, 1);
        expect(state.home + state.away).toBeGreaterThanOrEqual(before.home + before.away);
        expect(shareAt(timeline, at)).toBeGreaterThanOrEqual(shareAt(timeline, Math.max(0, at - 0.5)));
        if (before.period === 'half-time' && state.period === 'half-time')
          expect([state.home, state.away, state.minute]).toEqual([before.home, before.away, 45]);
        before = state;
      }
      expect(shareAt(timeline, WHOLE_MINUTES)).toBe(1);
    }
  });

  test('stops betting from each goal, penalty and red card on, and from nothing else', () => {
    for (const seed of SEEDS) {
      const { timeline } = played(seed);
      for (const event of timeline.events) {
        const { why } = stateAt(timeline, event.at, 1).state;
        if (event.kind === 'goal') expect(why).toBe('goal');
        if (event.kind === 'red-card') expect(why).toBe('red-card');
        if (event.kind === 'penalty-looked-at') expect(why).toBe('penalty');
      }
      const isQuiet = (at: number): boolean =>
        !timeline.events.some((one) => one.at <= at && one.at > at - 5 && /goal|red|penalty/.test(one.kind));
      const calm = timeline.events.filter(({ kind, at }) => /yellow|half/.test(kind) && isQuiet(at));
      expect(calm.map(({ at }) => stateAt(timeline, at, 1).state.why)).toEqual(calm.map(() => undefined));
    }
  });

  test('has the goals that were made to happen, in the half in which they fell', () => {
    const made = [{ side: 'away', at: 12 } as const, { side: 'home', at: 80 } as const];
    const score = { home: 0, away: 0, halfHome: 0, halfAway: 0 };
    const timeline = playTimeline(score, () => 0.5, made);
    expect(stateAt(timeline, 13, 0.5).state).toMatchObject({ home: 0, away: 1, minute: 14 });
    expect(stateAt(timeline, WHOLE_MINUTES, 1).state).toMatchObject({ home: 1, away: 1 });
    expect(withGoals(score, made)).toEqual({ home: 1, away: 1, halfHome: 0, halfAway: 1 });
  });
});
