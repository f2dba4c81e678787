import {
  addCents,
  cents,
  formatKes,
  formatSignedKes,
  scoreTicket,
  subtractCents,
  tierLines,
  type Cents,
  type Jackpot,
  type JackpotTicket,
} from '@kipenga/betting-core';
import { sumsWhole, useTierWord } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import { Facts } from './Facts.tsx';

interface TicketWinProps {
  readonly jackpot: Jackpot;
  readonly ticket: JackpotTicket;
  /** The amount that was paid. */
  readonly paid: Cents;
}

/** The wins of a ticket's lines, and the tax between them and the amount paid (D80). */
export function TicketWin({ jackpot, ticket, paid }: TicketWinProps) {
  const t = useWords();
  const tierWord = useTierWord(jackpot.matches.length);
  const shares = sharesOf(jackpot, ticket);
  const gross = shares.reduce((sum, { amount }) => addCents(sum, amount), cents(0));
  // Shares changed by a later correction do not explain the payment.
  if (gross < paid) return null;
  const tax = subtractCents(gross, paid);
  const tiers = shares.map(({ right, lines, perLine }): readonly [string, string] => [
    tierWord(right),
    sumsWhole(t('sportsbook.jackpots.won', { lines, amount: formatKes(perLine) })),
  ]);
  return (
    <Facts
      title={t('sportsbook.win.title')}
      of={[
        ...tiers,
        [t('sportsbook.win.all'), formatKes(gross)],
        ...(tax > 0
          ? [[t('sportsbook.win.tax'), formatSignedKes(subtractCents(cents(0), tax))] as const]
          : []),
        [t('sportsbook.win.paid'), formatKes(paid)],
      ]}
      {...(tax > 0 && {
        note: sumsWhole(
          t('sportsbook.win.sum', { gross: formatKes(gross), tax: formatKes(tax), paid: formatKes(paid) }),
        ),
      })}
    />
  );
}

/** The tiers a ticket's lines reached, highest first. */
function sharesOf({ matches, fund }: Jackpot, ticket: JackpotTicket) {
  const score = scoreTicket(ticket, matches);
  if (score === null || fund === null) return [];
  const lines = tierLines(score);
  return fund.tiers.flatMap(({ right, perLine }, at) => {
    const count = lines[at] ?? 0;
    return count === 0 || perLine === null
      ? []
      : [{ right, lines: count, perLine, amount: cents(perLine * count) }];
  });
}
