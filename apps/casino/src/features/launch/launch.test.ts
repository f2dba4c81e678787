import { describe, expect, test } from 'vitest';
import { readGameVisit } from './game-visit.ts';
import { addressFromTemplate, launchAddress } from './launch-address.ts';
import { launchHouseOf } from './launch-house.ts';
import { readLaunchLink, withLaunchLink, withoutLaunchLink } from './launch-link.ts';

const OURS = 'https://kipenga.example';
const house = launchHouseOf('https://games.example  http://localhost:4201', OURS);
const place = { house, path: '/virtuals', playMode: 'REAL' } as const;

describe('where games may come from (D30)', () => {
  test('https providers, and those of a sandbox that are plain http', () => {
    expect(house).toEqual({
      providers: ['https://games.example'],
      ownOrigin: OURS,
      sandboxOrigins: ['http://localhost:4201'],
    });
    expect(launchHouseOf('', OURS)).toEqual({ providers: [], ownOrigin: OURS, sandboxOrigins: [] });
  });
});

describe('the address of a frame', () => {
  test('is told where it was opened, unless the platform has said so (R7-12)', () => {
    expect(launchAddress('https://games.example/x', place)).toBe(
      'https://games.example/x?cashierUrl=https%3A%2F%2Fkipenga.example%2Faccount&lobbyUrl=https%3A%2F%2Fkipenga.example%2Fvirtuals&playMode=REAL',
    );
    const whole = 'http://localhost:4201/play/comet?token=a&cashierUrl=c&lobbyUrl=l&playMode=DEMO';
    expect(launchAddress(whole, place)).toBe(whole);
  });

  test('of a virtual game known by its URL alone carries the game token as token (R7-21)', () => {
    const template = 'https://games.example/r?companyId=1&lang=en&currency=kes&version=desktop&token={token}';
    expect(addressFromTemplate(template, 'a b', place)).toMatch(/&token=a%20b&cashierUrl=/);
  });

  test('that is not on the list is none (D30)', () => {
    expect(launchAddress('https://elsewhere.example/x', place)).toBeNull();
    expect(launchAddress(`${OURS}/account`, place)).toBeNull();
    expect(addressFromTemplate('https://elsewhere.example/?token={token}', 'secret', place)).toBeNull();
  });
});

describe('a game that an address opens', () => {
  test.each([
    ['?play=comet', { game: 'comet', playMode: null }],
    ['?category=DGA&play=a%26b&mode=DEMO', { game: 'a&b', playMode: 'DEMO' }],
    ['?play=comet&mode=free', { game: 'comet', playMode: null }],
    ['?play=', null],
    ['', null],
  ])('%s', (search, link) => expect(readLaunchLink(search)).toEqual(link));

  test('is written and taken out again, and leaves the rest as it was', () => {
    const link = { game: 'a&b', playMode: 'DEMO' } as const;
    const written = withLaunchLink('?category=Video+Slots&play=old', link);
    expect(readLaunchLink(written)).toEqual(link);
    expect(withoutLaunchLink(written)).toBe('?category=Video+Slots');
    expect(withoutLaunchLink('?play=old&mode=REAL')).toBe('');
  });
});

describe('what travels into a game', () => {
  const visit = { name: 'Comet', from: '/virtuals', again: '/virtuals?play=comet&mode=REAL' };
  test('is read back', () => expect(readGameVisit(visit)).toEqual(visit));
  test.each([
    [null],
    ['/virtuals'],
    [{ ...visit, from: 'https://elsewhere.example' }],
    [{ ...visit, again: '//elsewhere.example' }],
    [{ ...visit, again: '/virtualsx' }],
    [{ ...visit, name: 7 }],
    [{}],
  ])("%j is nobody's word", (state) => expect(readGameVisit(state)).toBeNull());
});
