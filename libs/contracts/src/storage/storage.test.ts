import {
  emptyBetslip,
  emptyTicket,
  feedMatchId,
  instant,
  jackpotId,
  jackpotMatchId,
  type Betslip,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { aSelection, anySelection } from '@kipenga/betting-core/testing';
import { matchId } from '@kipenga/betting-core';
import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { decodeWire } from '../travel.ts';
import { profileOnTheWire } from '../account/profile.wire.ts';
import { samples } from '../samples/index.ts';
import {
  storedBetslip,
  storedJackpotSlip,
  storedLoadTime,
  storedSession,
  storedStakes,
  storedSystem,
  type StoragePort,
  type TypedStakes,
} from './index.ts';

function aStorage(
  entries: Record<string, string> = {},
): StoragePort & { readonly entries: Map<string, string> } {
  const kept = new Map(Object.entries(entries));
  return {
    entries: kept,
    getItem: (key) => kept.get(key) ?? null,
    setItem: (key, text) => void kept.set(key, text),
    removeItem: (key) => void kept.delete(key),
  };
}
const forbidden: StoragePort = {
  getItem: () => {
    throw new Error('denied');
  },
  setItem: () => {
    throw new Error('quota');
  },
  removeItem: () => {
    throw new Error('denied');
  },
};

const ticket: JackpotTicket = {
  jackpotId: jackpotId('31'),
  jackpotType: 'midweek',
  picks: [
    {
      matchId: jackpotMatchId('801'),
      feedMatchId: feedMatchId('5580'),
      position: 1,
      homeTeam: 'Gor Mahia',
      awayTeam: 'Tusker',
      pick: ['home', 'draw'],
    },
  ],
};
const profile = decodeWire(profileOnTheWire, samples.logIn.response);
if (!profile.ok) throw new Error(profile.reason);
const two: Betslip = { type: 'prematch', selections: [aSelection(), aSelection({ matchId: matchId('2') })] };

describe('the four entries, and the one of a tab (R3-02, D52)', () => {
  test.each([
    ['betslip', storedBetslip, two],
    ['betslip', storedBetslip, emptyBetslip],
    ['jackpot_betslip', storedJackpotSlip, ticket],
    ['jackpot_betslip', storedJackpotSlip, emptyTicket],
    ['auth', storedSession, profile.value],
    ['timestamp', storedLoadTime, instant('2026-11-21T20:00:00Z')],
    [
      'betslip_stakes',
      storedStakes,
      {
        outcomeIds: ['9001'],
        text: '100',
        each: { '9001': '20' },
        way: 'singles',
        acceptOddsChange: 'none',
      } satisfies TypedStakes,
    ],
  ] as const)('%s keeps what is saved, versioned, at its key', (key, entry, content) => {
    const storage = aStorage();
    expect(entry.save(storage, content as never)).toBe(true);
    expect([...storage.entries.keys()]).toEqual([key]);
    expect(JSON.parse(storage.entries.get(key) ?? '')).toMatchObject({ version: 1 });
    expect(entry.load(storage)).toEqual({ value: content, wasSetAside: false });
    expect(entry.read(storage.getItem(key))).toEqual(content);
    entry.clear(storage);
    expect(entry.load(storage)).toEqual({ value: null, wasSetAside: false });
  });

  test('a selection is stored by the names of R3 (R3-01)', () => {
    const storage = aStorage();
    storedBetslip.save(storage, two);
    const { content } = JSON.parse(storage.entries.get('betslip') ?? '') as {
      readonly content: readonly object[];
    };
    expect(Object.keys(content[0] ?? {})).toEqual(
      expect.arrayContaining([
        'matchId',
        'homeTeam',
        'awayTeam',
        'betType',
        'oddType',
        'odd_value',
        'parent_match_id',
        'pick_key',
        'sub_type_id',
        'event_odd_id',
      ]),
    );
  });

  test('a bare array, as an older program wrote it, is read', () => {
    const storage = aStorage();
    storedBetslip.save(storage, two);
    const { content } = JSON.parse(storage.entries.get('betslip') ?? '') as { readonly content: unknown };
    expect(storedBetslip.load(aStorage({ betslip: JSON.stringify(content) }))).toEqual({
      value: two,
      wasSetAside: false,
    });
  });

  test('one bad selection costs itself only, and the whole is set aside', () => {
    const storage = aStorage();
    storedBetslip.save(storage, two);
    const stored = JSON.parse(storage.entries.get('betslip') ?? '') as { content: unknown[] };
    stored.content.unshift({ matchId: '9', odd_value: 'free' });
    const broken = JSON.stringify(stored);
    storage.setItem('betslip', broken);
    expect(storedBetslip.load(storage)).toEqual({ value: two, wasSetAside: true });
    expect(storage.getItem('betslip.unreadable')).toBe(broken);
    expect(storedBetslip.load(storage)).toEqual({ value: two, wasSetAside: false });
  });

  test('a slip never comes back with two picks of one match', () => {
    const storage = aStorage();
    storedBetslip.save(storage, { type: 'prematch', selections: [aSelection(), aSelection()] });
    expect(storedBetslip.load(storage).value?.selections).toHaveLength(1);
  });

  test.each([
    '',
    'null',
    '0',
    '"x"',
    '[]]',
    '{"version":2,"content":[]}',
    '{"version":1}',
    '{"version":1,"content":{"picks":7}}',
    '<html>',
    '\u0000',
    '{"__proto__":{"a":1}}',
  ])('%j is set aside, never a crash', (text) => {
    for (const entry of [
      storedBetslip,
      storedJackpotSlip,
      storedSession,
      storedLoadTime,
      storedStakes,
      storedSystem,
    ]) {
      const storage = aStorage({ [entry.key]: text });
      expect(entry.load(storage)).toEqual({ value: null, wasSetAside: true });
      expect([...storage.entries]).toEqual([[`${entry.key}.unreadable`, text]]);
      expect(entry.read(text)).toBeNull();
    }
  });

  test('any text at all is survived', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (text) => {
        for (const entry of [
          storedBetslip,
          storedJackpotSlip,
          storedSession,
          storedLoadTime,
          storedStakes,
          storedSystem,
        ]) {
          expect(entry.load(aStorage({ [entry.key]: text }))).toHaveProperty('wasSetAside');
        }
      }),
    );
  });

  test('any slip is kept as it is', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anySelection(), { selector: (one) => one.matchId }), (selections) => {
        const storage = aStorage();
        storedBetslip.save(storage, { type: 'prematch', selections });
        expect(storedBetslip.load(storage)).toEqual({
          value: { type: 'prematch', selections },
          wasSetAside: false,
        });
      }),
    );
  });

  test('a storage that forbids everything costs nothing but the reload', () => {
    expect(storedBetslip.load(forbidden)).toEqual({ value: null, wasSetAside: false });
    expect(storedBetslip.save(forbidden, two)).toBe(false);
    expect(() => storedSession.clear(forbidden)).not.toThrow();
  });

  test('logging out leaves no copy of the token (R4-23)', () => {
    const storage = aStorage({ auth: '{"token":"secret"}' });
    storedSession.load(storage);
    storedSession.clear(storage);
    expect(storage.entries.size).toBe(0);
  });
});
