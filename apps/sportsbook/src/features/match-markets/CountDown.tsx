import { toMs, type Instant } from '@kipenga/betting-core';
import { useEffect, useState } from 'react';
import { useWords } from '../../words/use-words.ts';
import { timeLeft, untilNextMs } from './count-down.ts';

interface CountDownProps {
  readonly startsAt: Instant;
  /** The house's time at its answer, and this device's time then: this device measures only the difference since. */
  readonly asOf: Instant;
  readonly heardAtMs: number;
}

/** The time until kick-off by the house's clock. Empty once it has come: only the house says that a match has begun. */
export function CountDown({ startsAt, asOf, heardAtMs }: CountDownProps) {
  const t = useWords();
  const leftAt = (nowMs: number) => toMs(startsAt) - toMs(asOf) - (nowMs - heardAtMs);
  const [leftMs, setLeftMs] = useState(() => leftAt(Date.now()));
  useEffect(() => {
    if (leftMs <= 0) return;
    const timer = setTimeout(() => setLeftMs(leftAt(Date.now())), untilNextMs(leftMs));
    return () => clearTimeout(timer);
  });
  const left = timeLeft(leftMs);
  return <span role="timer">{left !== null && t(`sportsbook.startsIn.${left.unit}`, { ...left })}</span>;
}
