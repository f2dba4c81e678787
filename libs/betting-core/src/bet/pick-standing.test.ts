import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import examples from '../../examples/pick-standings.json';
import { instant, instantFromMs, toMs, type Instant } from '../time/instant.ts';
import { pickStanding, type PlacedPick, type ToldStart } from './pick-standing.ts';

test.each(examples)('$id $title (R9-08, D95)', ({ startsAt, placedAt, told, now, expected }) => {
  const pick = {
    startsAt: instant(startsAt),
    placedAt: instant(placedAt),
    told: told.map((one) => ({
      startsAt: one.startsAt === null ? null : instant(one.startsAt),
      toldAt: instant(one.toldAt),
    })),
  };
  expect(pickStanding(pick, instant(now))).toEqual(expected);
});

const START = instant('2026-11-21T12:00:00Z');
const MINUTE_MS = 60_000;
const DAY_MINUTES = 24 * 60;
const after = (from: Instant, minutes: number): Instant => instantFromMs(toMs(from) + minutes * MINUTE_MS);

/** A pick whose match is told of up to five times, in order; each start within two days of the first. */
const anyPick = (): fc.Arbitrary<PlacedPick> =>
  fc
    .record({
      placedBefore: fc.integer({ min: 1, max: 2 * DAY_MINUTES }),
      tellings: fc.array(
        fc.record({
          gap: fc.integer({ min: 0, max: DAY_MINUTES }),
          start: fc.option(fc.integer({ min: -DAY_MINUTES, max: 2 * DAY_MINUTES })),
        }),
        { maxLength: 5 },
      ),
    })
    .map(({ placedBefore, tellings }) => {
      const placedAt = after(START, -placedBefore);
      let minutes = -placedBefore;
      const told = tellings.map(({ gap, start }): ToldStart => {
        minutes += gap;
        return { startsAt: start === null ? null : after(START, start), toldAt: after(START, minutes) };
      });
      return { startsAt: START, placedAt, told };
    });

test('void is void whatever is told later, what waits ends when it says, and only what is told or its end changes anything', () => {
  fc.assert(
    fc.property(anyPick(), fc.nat({ max: 5 * DAY_MINUTES }), (pick, minutes) => {
      const toldUpTo = (count: number): PlacedPick => ({ ...pick, told: pick.told.slice(0, count) });
      let wasVoid = false;
      for (const [at, { toldAt }] of pick.told.entries()) {
        const standing = pickStanding(toldUpTo(at + 1), toldAt);
        if (wasVoid) expect(standing.kind).toBe('void');
        wasVoid ||= standing.kind === 'void';
      }
      const last = pick.told.at(-1)?.toldAt ?? pick.placedAt;
      const [now, later] = [pickStanding(pick, last), pickStanding(pick, after(last, minutes))];
      if (now.kind !== 'waits') expect(later).toEqual(now);
      else {
        expect(now.until).toBe(after(START, DAY_MINUTES));
        expect(later).toEqual(after(last, minutes) < now.until ? now : { kind: 'void', reason: 'postponed' });
      }
    }),
  );
});

test('a match that is told to begin when it was to begin, or before, but after the pick, leaves it as it is', () => {
  const earlier = fc.integer({ min: 0, max: DAY_MINUTES });
  fc.assert(
    fc.property(earlier, fc.integer({ min: 0, max: 3 * DAY_MINUTES }), (minutes, toldAfter) => {
      const told = [{ startsAt: after(START, -minutes), toldAt: after(START, toldAfter) }];
      const placedAt = after(START, -minutes - 1);
      expect(pickStanding({ startsAt: START, placedAt, told }, after(START, toldAfter))).toEqual({
        kind: 'stands',
      });
    }),
  );
});
