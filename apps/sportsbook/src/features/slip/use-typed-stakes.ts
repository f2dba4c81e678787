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

/** The chosen way to bet on the picks, and the typed stakes of singles. */
type TypedSingles = Pick<TypedStakes, 'way' | 'each'>;

const NOTHING: TypedSingles = { way: null, each: {} };

/** Session storage, looked up at each use: a browser that forbids it throws, and an entry must survive that. */
const TAB: StoragePort = {
  getItem: (key) => sessionStorage.getItem(key),
  setItem: (key, text) => sessionStorage.setItem(key, text),
  removeItem: (key) => sessionStorage.removeItem(key),
};

/**
 * Clears the stakes and choices of a placed slip, so that the next one starts fresh (R4-14); a sheet opened later
 * would restore them. Its lines return with the same picks.
 */
export function forgetTypedStakes(placed: KeptSystem | null = null): void {
  storedStakes.clear(TAB);
  leaveSystem(placed);
}

/** The entry stored for this slip before a reload; null if it belongs to another slip. */
function storedFor({ selections }: Betslip): TypedStakes | null {
  const { value } = storedStakes.load(TAB);
  return selections.some(({ outcomeId }) => value?.outcomeIds.includes(outcomeId)) ? value : null;
}

/** Drops the stakes of picks that left the slip; with the last pick also the way. */
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
 * Way and stakes of singles. Together with the typed stake and the accepted price moves they survive a reload, for
 * picks still on the slip.
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
    // The amount of a free bet was not typed, and whether there is one comes with the balance.
    if (!usesFreeBet) storedStakes.save(TAB, { outcomeIds, text, each, way, acceptOddsChange });
  }, [selections, text, usesFreeBet, acceptOddsChange, way, each]);
  return [typed, setTyped];
}
