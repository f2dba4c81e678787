import * as fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { anySelection } from '../testing/arbitraries.ts';
import { frozen } from '../testing/frozen.ts';
import { betslipOf } from './betslip-of.ts';
import { emptyBetslip, isPicked, type Betslip } from './betslip.ts';
import { toggleSelection } from './toggle-selection.ts';

const anySlip = (): fc.Arbitrary<Betslip> =>
  fc
    .array(anySelection())
    .map((picks) => picks.reduce((slip, pick) => frozen(toggleSelection(slip, frozen(pick))), emptyBetslip));

describe('every slip (R4-01, R4-02, I35)', () => {
  test('holds at most one selection of a match', () => {
    fc.assert(
      fc.property(anySlip(), (slip) => {
        expect(new Set(slip.selections.map(({ matchId }) => matchId)).size).toBe(slip.selections.length);
      }),
    );
  });
  test('is unchanged by a selection of a new match, picked twice', () => {
    fc.assert(
      fc.property(anySlip(), anySelection(), (slip, selection) => {
        fc.pre(!slip.selections.some(({ matchId }) => matchId === selection.matchId));
        expect(toggleSelection(toggleSelection(slip, selection), selection)).toEqual(slip);
      }),
    );
  });
  test('shows a pick exactly when toggling it would remove it, and leaves every other match alone', () => {
    fc.assert(
      fc.property(anySlip(), anySelection(), (slip, selection) => {
        const toggled = toggleSelection(slip, selection);
        const others = ({ selections }: Betslip) =>
          selections.filter(({ matchId }) => matchId !== selection.matchId);
        expect(isPicked(toggled, selection)).toBe(!isPicked(slip, selection));
        expect(others(toggled)).toEqual(others(slip));
      }),
    );
  });
  test('survives JSON, and is a slip again when it comes back', () => {
    fc.assert(
      fc.property(anySlip(), (slip) => {
        expect(betslipOf(JSON.parse(JSON.stringify(slip)).selections)).toEqual(slip);
      }),
    );
  });
  test('is made of any selections at all', () => {
    fc.assert(
      fc.property(fc.array(anySelection(), { maxLength: 80 }), (selections) => {
        const slip = betslipOf(frozen(selections), 5);
        expect(new Set(slip.selections.map(({ matchId }) => matchId)).size).toBe(slip.selections.length);
        expect(slip.selections.length).toBe(
          Math.min(5, new Set(selections.map(({ matchId }) => matchId)).size),
        );
      }),
    );
  });
});
