import { cents, formatKes, type Cents } from '@kipenga/betting-core';
import type { Wording } from './reason-words.ts';

/** A notice with the values its text needs. */
interface NamedNotice {
  readonly kind: string;
  readonly reference: string;
  readonly amount: Cents | null;
  readonly tax?: Cents | undefined;
  readonly takenBack?: Cents | undefined;
  readonly held?: Cents | undefined;
  readonly repaid?: Cents | undefined;
  readonly owes?: Cents | undefined;
  readonly isCorrection: boolean;
}

/** A sum as a value of a text: `none` for 0 and for no sum. */
export const sumOrNone = (sum: Cents | null | undefined): string => (sum ? formatKes(sum) : 'none');

/** The part of the amount that is in the balance: tax on a deposit never gets there, and a debt is paid before it. */
const reachedBy = ({ kind, amount, tax, held, repaid }: NamedNotice): Cents => {
  const taxInside = kind === 'deposit-paid' ? (tax ?? 0) : 0;
  return cents((amount ?? 0) - taxInside - (held ?? 0) - (repaid ?? 0));
};

/** Adds what a settlement did to the wallet besides its payout: taken back, kept until tomorrow, paid to a debt. */
const withWallet = (told: Wording, notice: NamedNotice): Wording => {
  const { takenBack, held, repaid, owes } = notice;
  if (!takenBack && !held && !repaid && owes === undefined) return told;
  return {
    id: 'notice.wallet',
    values: {
      notice: [told],
      takenBack: sumOrNone(takenBack),
      held: sumOrNone(held),
      repaid: sumOrNone(repaid),
      reached: held || repaid ? formatKes(reachedBy(notice)) : 'none',
      owes: owes === undefined ? 'none' : owes === 0 ? 'nothing' : formatKes(owes),
    },
  };
};

/** Returns the text of a notice, for the screen and for SMS. */
export function noticeWords(notice: NamedNotice): Wording {
  const { kind, reference, amount, tax, isCorrection } = notice;
  const values = {
    reference: reference || 'none',
    amount: amount === null ? 'none' : formatKes(amount),
    reached: formatKes(reachedBy(notice)),
    tax: tax === undefined ? 'none' : formatKes(tax),
  };
  const told = withWallet({ id: `notice.${kind}`, values }, notice);
  return isCorrection ? { id: 'notice.corrected', values: { notice: [told] } } : told;
}
