import { instant, kes, type DepositLimit } from '@kipenga/betting-core';

/** A weekly limit, and a raise of it that waits. */
export const WEEK: readonly DepositLimit[] = [
  {
    period: 'week',
    amount: kes(2_000),
    pending: { amount: kes(5_000), from: instant('2026-11-22T09:00:00Z') },
  },
];

/** Opens every part, or of marked specimens only the one that is marked. */
export const openParts = ({ canvasElement }: { readonly canvasElement: HTMLElement }) => {
  const marked = [...canvasElement.querySelectorAll<HTMLElement>('[data-opens]')];
  const parts =
    marked.length === 0
      ? [...canvasElement.querySelectorAll('details')]
      : marked.map((one) => one.querySelectorAll('details')[Number(one.dataset['opens'])]);
  for (const part of parts) if (part) part.open = true;
};
