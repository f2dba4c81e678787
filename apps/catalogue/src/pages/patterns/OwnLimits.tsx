import { cents, instant, kes, type DayLimit, type DepositLimit, type Instant } from '@kipenga/betting-core';
import { useState } from 'react';
import { LimitsPanel } from '@kipenga/ui';

/** A customer's limits and breaks; what is set here holds on this page only, and it is always the same Saturday. */
export function OwnLimits() {
  const [limits, setLimits] = useState<readonly DepositLimit[]>([]);
  const [dayLimits, setDayLimits] = useState<readonly DayLimit[]>([]);
  const [timeOut, setTimeOut] = useState<Instant | null>(null);
  const [exclusion, setExclusion] = useState<Instant | null>(null);
  return (
    <LimitsPanel
      depositLimits={limits}
      raiseDelayHours={24}
      onSetDepositLimit={async (period, amount) => {
        setLimits([{ period, amount, pending: null }]);
        return true;
      }}
      dayLimits={dayLimits}
      stakedToday={kes(120)}
      lostToday={cents(0)}
      dayEndsAt={instant('2026-11-21T21:00:00Z')}
      onSetDayLimit={async (of, amount) => {
        setDayLimits([{ of, amount, pending: null }]);
        return true;
      }}
      timeOutUntil={timeOut}
      onTimeOut={async () => {
        setTimeOut(instant('2026-11-22T12:00:00Z'));
        return true;
      }}
      exclusionUntil={exclusion}
      onExclude={async () => {
        setExclusion(instant('2027-05-24T12:00:00Z'));
        return true;
      }}
      helpline="1199"
    />
  );
}
