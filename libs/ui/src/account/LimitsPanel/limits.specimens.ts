import { instant, kes, type DayLimit, type DepositLimit } from '@kipenga/betting-core';

/** A weekly limit with a pending raise. */
export const WEEK: readonly DepositLimit[] = [
  {
    period: 'week',
    amount: kes(2_000),
    pending: { amount: kes(5_000), from: instant('2026-11-22T09:00:00Z') },
  },
];

/** A day with stakes and without a limit. */
export const TODAY = {
  dayLimits: [],
  stakedToday: kes(240),
  lostToday: kes(180),
  dayEndsAt: instant('2026-11-21T21:00:00Z'),
} as const;

/** A limit on losses, and one on stakes with a pending raise. */
export const DAY: readonly DayLimit[] = [
  { of: 'loss', amount: kes(300), pending: null },
  { of: 'stake', amount: kes(1_000), pending: { amount: null, from: instant('2026-11-22T09:00:00Z') } },
];

/** Opens every part, or only the marked one of marked specimens. */
export const openParts = ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const marked = [...canvasElement.querySelectorAll<HTMLElement>('[data-opens]')];
  const parts =
    marked.length === 0
      ? [...canvasElement.querySelectorAll('details')]
      : marked.map((one) => one.querySelectorAll('details')[Number(one.dataset['opens'])]);
  for (const part of parts) if (part) part.open = true;
};
