import { formatKes, type Cents } from '@kipenga/betting-core';
import type { Wording } from './reason-words.ts';

/** A notice as its words name it. */
interface NamedNotice {
  readonly kind: string;
  readonly reference: string;
  readonly amount: Cents | null;
  readonly tax?: Cents | undefined;
  readonly isCorrection: boolean;
}

/** How a notice reads, on a screen and by SMS. */
export function noticeWords({ kind, reference, amount, tax, isCorrection }: NamedNotice): Wording {
  const values = {
    reference: reference || 'none',
    amount: amount === null ? 'none' : formatKes(amount),
    tax: tax === undefined ? 'none' : formatKes(tax),
  };
  const told: Wording = { id: `notice.${kind}`, values };
  return isCorrection ? { id: 'notice.corrected', values: { notice: [told] } } : told;
}
