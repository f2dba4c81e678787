import { formatKes, type Cents } from '@kipenga/betting-core';
import type { Wording } from './reason-words.ts';

/** A notice with the values its text needs. */
interface NamedNotice {
  readonly kind: string;
  readonly reference: string;
  readonly amount: Cents | null;
  readonly tax?: Cents | undefined;
  readonly isCorrection: boolean;
}

/** Returns the text of a notice, for the screen and for SMS. */
export function noticeWords({ kind, reference, amount, tax, isCorrection }: NamedNotice): Wording {
  const values = {
    reference: reference || 'none',
    amount: amount === null ? 'none' : formatKes(amount),
    tax: tax === undefined ? 'none' : formatKes(tax),
  };
  const told: Wording = { id: `notice.${kind}`, values };
  return isCorrection ? { id: 'notice.corrected', values: { notice: [told] } } : told;
}
