import { describe, expect, test } from 'vitest';
import { feedMatchNumber, matchIdOf, matchNumberOf } from '../ids.ts';
import type { AskedMatch, Changes } from './changed-matches.store.ts';
import { NOTHING_KNOWN } from './price-frames.ts';
import { priceHub } from './price-hub.ts';

const first = matchNumberOf(feedMatchNumber(1));
const second = matchNumberOf(feedMatchNumber(2));
const whole = new Map([[first, { isCard: false }]]);
const cards = new Map([
  [first, { isCard: true }],
  [second, { isCard: true }],
]);

/** A hub with controlled time, over matches that the test changes. */
const aHub = () => {
  const asked: (readonly AskedMatch[])[] = [];
  const rests: (() => void)[] = [];
  const failures: unknown[] = [];
  let version = 10;
  let failing: Error | null = null;
  const hub = priceHub({
    read: async (matches) => {
      asked.push(matches);
      if (failing) throw failing;
      return {
        version: { version, matchesVersion: 1 },
        matches: new Map(
          matches
            .filter(({ since }) => since < version)
            .map(({ number }) => [
              number,
              {
                id: matchIdOf(number),
                state: 'open',
                score: null,
                live: null,
                liveVersion: 0,
                stateVersion: 0,
                prices: [],
              },
            ]),
        ),
      } satisfies Changes;
    },
    later: (work) => rests.push(work),
    onFailure: (error) => failures.push(error),
  });
  /** Waits until all work that is not timed is done. */
  const settle = async (): Promise<void> => {
    for (let turns = 0; turns < 20; turns += 1) await new Promise(setImmediate);
  };
  const aSecond = async (): Promise<void> => {
    await settle();
    for (const over of rests.splice(0)) over();
    await settle();
  };
  return {
    hub,
    asked,
    failures,
    aSecond,
    settle,
    change: (by = 1) => {
      version += by;
      hub.wake();
    },
    fail: (error: Error | null) => (failing = error),
  };
};

const kinds = (heard: readonly string[]) =>
  heard.map((frames) => frames.match(/(?<=event: )\w+/g)?.join(' '));

describe('one look for everybody (D79)', () => {
  test('reads once a second however many listen and however much changes, and asks for each match once', async () => {
    const { hub, asked, aSecond, change, settle } = aHub();
    const heard: string[] = [];
    for (let n = 0; n < 500; n += 1)
      hub.listen(n % 2 ? whole : cards, NOTHING_KNOWN, (frames) => heard.push(frames));
    await settle();
    expect(asked).toHaveLength(1); // the first was looked up at once
    await aSecond();
    expect(asked).toHaveLength(2);
    expect(asked[1]).toEqual([
      { number: first, since: NOTHING_KNOWN, isCard: false },
      { number: second, since: NOTHING_KNOWN, isCard: true },
    ]);
    expect(heard).toHaveLength(500);
    await aSecond();
    for (let n = 0; n < 20; n += 1) change();
    await aSecond();
    await aSecond();
    // The first change is sent at once, the others together a second later.
    expect(asked.slice(2).map(([match]) => match?.since)).toEqual([10, 11]);
    expect(heard).toHaveLength(1_500);
    expect(heard.at(-1)).toContain('id: 30\n');
    expect(new Set(kinds(heard.slice(500)))).toEqual(new Set(['version']));
  });

  test('reads nothing while nobody listens, and nothing while nothing changes', async () => {
    const { hub, asked, aSecond, change } = aHub();
    change();
    await aSecond();
    expect(asked).toEqual([]);
    const leave = hub.listen(whole, NOTHING_KNOWN, () => undefined);
    for (let n = 0; n < 5; n += 1) await aSecond();
    expect(asked).toHaveLength(1);
    leave();
    change();
    for (let n = 0; n < 5; n += 1) await aSecond();
    expect(asked).toHaveLength(1);
  });

  test('reads every price of a thousand matches at once and no more; who waits is told by the next look', async () => {
    const { hub, asked, aSecond } = aHub();
    const heard: number[] = [];
    const hundredFrom = (from: number) =>
      new Map(
        Array.from({ length: 100 }, (_, at) => [
          matchNumberOf(feedMatchNumber(from + at)),
          { isCard: false },
        ]),
      );
    for (let n = 0; n < 30; n += 1) hub.listen(hundredFrom(1 + n * 100), NOTHING_KNOWN, () => heard.push(n));
    for (let n = 0; n < 5; n += 1) await aSecond();
    const read = asked.map((matches) => matches.filter(({ since }) => since === NOTHING_KNOWN).length);
    expect(Math.max(...read)).toBe(1_000);
    expect(heard.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 30 }, (_, n) => n));
  });

  test('tries again a second later where a look has failed', async () => {
    const { hub, asked, failures, aSecond, fail, settle } = aHub();
    const heard: string[] = [];
    fail(new Error('the database is away'));
    hub.listen(whole, NOTHING_KNOWN, (frames) => heard.push(frames));
    await settle();
    expect([heard.length, failures.length]).toEqual([0, 1]);
    fail(null);
    await aSecond();
    expect(kinds(heard)).toEqual(['match version']);
    expect(asked).toHaveLength(2);
  });
});

describe('who comes back (D79, D90)', () => {
  const backAt = async (since: number) => {
    const { hub, aSecond, settle } = aHub();
    const heard: string[] = [];
    hub.listen(whole, since, (frames) => heard.push(frames));
    await settle();
    await aSecond();
    return kinds(heard);
  };

  test('who was there when the database was put back is to load everything too', async () => {
    const { hub, aSecond, change } = aHub();
    const heard: string[] = [];
    hub.listen(whole, NOTHING_KNOWN, (frames) => heard.push(frames));
    await aSecond();
    change(-3);
    await aSecond();
    await aSecond();
    expect(kinds(heard)).toEqual(['match version', 'reload', 'match version']);
    expect(heard.at(-1)).toContain('id: 7\n');
  });

  test.each([
    ['having missed nothing, hears that', 10, ['version']],
    ['after a little, hears what changed', 9, ['version']],
    ['from another database, is to load everything, and hears all', 11, ['reload', 'match version']],
  ])('%s', async (_, since, heard) => {
    expect(await backAt(since)).toEqual(heard);
  });
});
