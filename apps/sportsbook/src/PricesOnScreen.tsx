import { usePriceWatch } from '@kipenga/api';
import { matchId, type MatchId } from '@kipenga/betting-core';
import { useIsSavingData } from '@kipenga/ui';
import { useDeferredValue, useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { useLocation } from 'react-router-dom';
import { rowsInView } from './features/match-list/rows-in-view.ts';
import { watchRowsInView } from './features/match-list/watch-rows-in-view.ts';
import { selectSelections } from './features/slip/index.ts';

/**
 * Keeps prices in use up to date: those of rows in view, of the match with open markets, and of the slip. Starts
 * after hydration and renders nothing.
 */
export function PricesOnScreen() {
  const [inView, setInView] = useState<readonly MatchId[]>([]);
  const { pathname, search } = useLocation();
  const picked = useDeferredValue(useSelector(selectSelections)).map((one) => one.matchId); // a tap is painted before
  const isSparing = useIsSavingData();
  useEffect(() => watchRowsInView(() => setInView([...rowsInView])), []);
  const open = pathname === '/markets' ? new URLSearchParams(search).get('match')?.trim() : '';
  const watched = [...inView, ...picked, ...(open ? [matchId(open)] : [])];
  usePriceWatch([...new Set(watched)].sort(), isSparing);
  return null;
}
