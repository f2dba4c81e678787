import { describe, expect, test } from 'vitest';
import { gameId, marketTypeId, outcomeKey } from '../brand.ts';
import { kes } from '../money/cents.ts';
import { oddsFromThousandths } from '../odds/odds.ts';
import { sha256 } from '../testing/sha256.ts';
import { nairobiDay } from '../time/nairobi-day.ts';
import { checkBetProof, type BetProof, type BooksSeal } from './books-seal.ts';
import { pathOf, sealLeaf, sealTree } from './jackpot-seal.ts';

const salt = '00112233445566778899aabbccddeeff';
const bet = { reference: 'K1', stake: kes(100), totalOdds: 275 };
const leg = {
  gameId: gameId('123'),
  odds: oddsFromThousandths(2750),
  marketTypeId: marketTypeId('1'),
  outcomeKey: outcomeKey('X'),
};
const record = (over: object = {}, event = 'placed') =>
  JSON.stringify({
    event,
    bet: { reference: 'K1', stake: 10_000, odds: 275, picks: [['123', '1', 'X', 2750]], ...over },
  });
/** A minute of three events, ours in the middle, the second of the day. */
const sealed = (betString = record()): { proof: BetProof; seal: BooksSeal } => {
  const terms = ['a', 'b', 'c'].map((reference) => ({ reference, betString, salt }));
  const tree = sealTree(
    terms.map((one) => sealLeaf(one, sha256)),
    sha256,
  );
  const day = sealTree(['0'.repeat(64), tree.root ?? '', '1'.repeat(64)], sha256);
  const at = { day: nairobiDay('2026-11-26'), minute: 3 };
  return {
    proof: {
      ...at,
      ...terms[1]!,
      leaf: tree.levels[0]?.[1] ?? '',
      path: pathOf(tree, 1),
      dayPath: pathOf(day, 1),
    },
    seal: { ...at, root: tree.root ?? '', events: 3, dayRoot: day.root, dayEvents: 5, sealedAt: null },
  };
};
const check = ({ proof, seal }: { proof: BetProof; seal: BooksSeal }, shown: object = {}, legs = [leg]) =>
  checkBetProof(proof, seal, { bet: { ...bet, ...shown }, legs }, sha256);

describe('the proof of a bet', () => {
  const { proof, seal } = sealed();
  test('leads to the day, or to the minute while the day is not closed', () => {
    expect(check({ proof, seal })).toBe('day');
    expect(check({ proof: { ...proof, dayPath: null }, seal: { ...seal, dayRoot: null } })).toBe('minute');
  });
  test('is none without a way to a day that is closed, or to another root', () => {
    expect(check({ proof: { ...proof, dayPath: null }, seal })).toBeNull();
    expect(check({ proof: { ...proof, dayPath: [] }, seal })).toBeNull();
    expect(check({ proof, seal: { ...seal, root: '2'.repeat(64) } })).toBeNull();
    expect(check({ proof, seal: { ...seal, dayRoot: '2'.repeat(64) } })).toBeNull();
  });
  test.each([{ reference: 'K2' }, { stake: kes(100.01) }, { totalOdds: 276 }])(
    'is none of a bet with %j',
    (other) => {
      expect(check({ proof, seal }, other)).toBeNull();
    },
  );
  test.each([
    { gameId: gameId('124') },
    { odds: oddsFromThousandths(2751) },
    { marketTypeId: marketTypeId('2') },
    { outcomeKey: outcomeKey('1') },
  ])('is none of a pick with %j', (other) => {
    expect(check({ proof, seal }, {}, [{ ...leg, ...other }])).toBeNull();
  });
  test('is none of more picks or fewer', () => {
    expect(check({ proof, seal }, {}, [leg, leg])).toBeNull();
    expect(check({ proof, seal }, {}, [])).toBeNull();
  });
  test('knows a combination by its match and price, for its parts are shown', () => {
    expect(check({ proof, seal }, {}, [{ ...leg, outcomeKey: outcomeKey('1'), parts: [] } as never])).toBe(
      'day',
    );
  });
  test.each([
    '',
    'null',
    '7',
    '{}',
    '{"event":"placed"}',
    record({}, 'settled'),
    record({ picks: 'K1' }),
    record({ picks: [7] }),
  ])('is none where the record is %s', (text) => {
    expect(check(sealed(text))).toBeNull();
  });
});
