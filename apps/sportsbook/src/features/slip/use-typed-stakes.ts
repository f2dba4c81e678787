import type { Betslip } from '@kipenga/betting-core';
import {
  storedStakes,
  type KeptSystem,
  type StoragePort,
  type TypedStakes,
} from '@kipenga/contracts/storage';
import { useEffect, useLayoutEffect, useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { leaveSystem } from './chosen-system.ts';
import { oddsChangeChosen, selectStake, stakeTyped } from './stake.slice.ts';

/** How the picks are bet on, and the stakes of singles, as they were chosen and typed. */
type TypedSingles = Pick<TypedStakes, 'way' | 'each'>;

const NOTHING: TypedSingles = { way: null, each: {} };

/** The storage of this tab, asked for at each use: a browser that forbids it throws, and a stored entry survives that. */
const TAB: StoragePort = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, text) => sessionStorage.setItem(key, text),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/** What was typed and chosen beside a slip that was placed is none of the next one's (R4-14). A sheet that has not been opened would find it. Its lines come back with the same picks. */
export function forgetTypedStakes(placed: KeptSystem | null = null): void {
  storedStakes.clear(TAB);
  leaveSystem(placed);
}

/** What was typed beside this slip before the page was loaded again; null beside another one. */
function storedFor({ selections }: Betslip): TypedStakes | null {
  const { value } = storedStakes.load(TAB);
  return selections.some(({ outcomeId }) => value?.outcomeIds.includes(outcomeId)) ? value : null;
}

/** A pick that leaves the slip takes its stake along, and the last one the way too. */
function stillTyped(typed: TypedSingles, { selections }: Betslip): TypedSingles {
  if (selections.length === 0) return NOTHING;
  const each = Object.entries(typed.each).filter(([id]) =>
    selections.some(({ outcomeId }) => outcomeId === id),
  );
  return each.length === Object.keys(typed.each).length
    ? typed
    : { ...typed, each: Object.fromEntries(each) };
}

/**
 * Way and stakes of singles. With the typed stake and what may happen to prices they outlive a reload of the page, for what is still on the
 * slip.
 */
export function useTypedStakes(slip: Betslip): readonly [TypedSingles, (typed: TypedSingles) => void] {
  const dispatch = useDispatch();
  const [stored] = useState(() => storedFor(slip));
  const [typed, setTyped] = useState<TypedSingles>(stored ?? NOTHING);
  const { text, usesFreeBet, acceptOddsChange } = useSelector(selectStake);
  const { way, each } = typed;
  const { selections } = slip;
  const still = stillTyped(typed, slip);
  if (still !== typed) setTyped(still);
  useLayoutEffect(() => {
    if (stored === null) return;
    dispatch(stakeTyped(stored.text));
    dispatch(oddsChangeChosen(stored.acceptOddsChange));
  }, [dispatch, stored]);
  useEffect(() => {
    const outcomeIds = selections.map((one) => one.outcomeId);
    // The whole of a free bet is no stake that was typed, and whether there is one the balance says.
    if (!usesFreeBet) storedStakes.save(TAB, { outcomeIds, text, each, way, acceptOddsChange });
  }, [selections, text, usesFreeBet, acceptOddsChange, way, each]);
  return [typed, setTyped];
}
