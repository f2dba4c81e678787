import { kes, matchId, outcomeId, type Betslip } from '@kipenga/betting-core';
import { aSelection } from '@kipenga/betting-core/testing';
import { act, screen } from '@testing-library/react';
import { useSelector } from 'react-redux';
import { expect, test } from 'vitest';
import { renderInSportsbook } from '../../test-sportsbook.tsx';
import { freeBetActivated, oddsChangeChosen, selectStake, stakeTyped } from './stake.slice.ts';
import { useTypedStakes } from './use-typed-stakes.ts';

const slipOf = (...names: readonly string[]): Betslip => ({
  type: 'prematch',
  selections: names.map((name) => aSelection({ matchId: matchId(name), outcomeId: outcomeId(name) })),
});

function Sheet({ slip }: { readonly slip: Betslip }) {
  const [{ way, each }, setTyped] = useTypedStakes(slip);
  const { text, usesFreeBet, acceptOddsChange } = useSelector(selectStake);
  return (
    <button onClick={() => setTyped({ way: 'singles', each: { b: '70' } })}>
      {JSON.stringify({ text, usesFreeBet, acceptOddsChange, way, each })}
    </button>
  );
}
/** The stakes beside a slip whose sheet is opened for the first time after loading the page. */
async function openedBeside(...names: readonly string[]) {
  const sheet = await renderInSportsbook(<Sheet slip={slipOf(...names)} />);
  const button = screen.getByRole('button');
  return { ...sheet, button, read: () => JSON.parse(button.textContent ?? '') as unknown };
}

test('way and stakes outlive a reload beside what is still on the slip; another slip begins at 49 (R5-08, R4-14)', async () => {
  const first = await openedBeside('a', 'b');
  const fresh = { text: '49', usesFreeBet: false, acceptOddsChange: 'better', way: null, each: {} };
  expect(first.read()).toEqual(fresh);
  act(() => {
    first.store.dispatch(stakeTyped('100'));
    first.store.dispatch(oddsChangeChosen('none'));
    first.button.click();
  });
  act(() => void first.store.dispatch(freeBetActivated(kes(150))));
  first.unmount();
  const again = await openedBeside('b', 'c');
  expect(again.read()).toEqual({
    ...fresh,
    text: '100',
    acceptOddsChange: 'none',
    way: 'singles',
    each: { b: '70' },
  });
  again.unmount();
  const another = await openedBeside('d');
  expect(another.read()).toEqual(fresh);
});
