import { bettingApi, limitsApi } from '@kipenga/api';
import { addDays, dayBounds, instantFromMs, nairobiDayOf, toMs } from '@kipenga/betting-core';
import { useShellDispatch } from '@kipenga/shell';
import { useEffect, useState } from 'react';

/** The platform is asked a moment after midnight: this device's clock may be slightly fast. */
const AFTER_MIDNIGHT_MS = 1_000;

/**
 * Refetches limits, taxes and the balance when the slip opens, and while it is open at each new day: laws change at
 * midnight, and header and slip use the same balance (D08, D48).
 */
export function useFreshRules(isOpen: boolean): void {
  const dispatch = useShellDispatch();
  const [daysSeen, setDaysSeen] = useState(0);
  useEffect(() => {
    if (!isOpen) return;
    void dispatch(
      limitsApi.endpoints.getLimits.initiate(undefined, { forceRefetch: true, subscribe: false }),
    );
    dispatch(bettingApi.util.invalidateTags(['Balance']));
    const timer = setTimeout(() => setDaysSeen(daysSeen + 1), untilMidnight() + AFTER_MIDNIGHT_MS);
    return () => clearTimeout(timer);
  }, [daysSeen, dispatch, isOpen]);
}

/** Milliseconds until the next day begins in Nairobi, by this device's clock. */
function untilMidnight(): number {
  const tomorrow = addDays(nairobiDayOf(instantFromMs(Date.now())), 1);
  return toMs(dayBounds(tomorrow).from) - Date.now();
}
