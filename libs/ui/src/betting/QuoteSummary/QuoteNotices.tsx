import { formatKes, formatOdds, type BetQuote, type QuoteNotice } from '@kipenga/betting-core';
import { InfoIcon, WarningIcon } from '../../icons/icons.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import { useWords, type UiWordId, type UiWords } from '../../words/use-words.ts';
import type { Translate } from '../../words/make-use-words.ts';
import { addedPercent } from './added-percent.ts';
import styles from './QuoteSummary.module.css';

const WORD = {
  'losing-win': 'ui.notice.losingWin',
  'wasted-stake': 'ui.notice.wastedStake',
  'bonus-capped': 'ui.notice.bonusCapped',
  'daily-payout-hold': 'ui.notice.payoutHold',
} as const satisfies Record<QuoteNotice['kind'], UiWordId>;

const amountsOf = (notice: QuoteNotice): Readonly<Record<string, string>> => {
  if (notice.kind === 'losing-win') return { shortfall: formatKes(notice.shortfall) };
  if (notice.kind === 'wasted-stake')
    return { stake: formatKes(notice.effectiveStake), wasted: formatKes(notice.wasted) };
  if (notice.kind === 'daily-payout-hold')
    return { now: formatKes(notice.payNow), hold: formatKes(notice.hold) };
  return {};
};

type NoticedQuote = Pick<BetQuote, 'bonus' | 'boost' | 'isCapped' | 'notices'>;

/** What the next picks really add: from the first pick on, and never where the most that can be won leaves no room for it (D02). */
function nextBonusText({ bonus, boost, isCapped }: NoticedQuote, t: Translate<UiWords>): string | null {
  if (isCapped || boost.counted === 0 || boost.nextBonusFor === null) return null;
  return t(bonus > 0 ? 'ui.notice.moreBonus' : 'ui.notice.nextBonus', {
    picks: boost.nextBonusFor.picks,
    odds: formatOdds(boost.nextBonusFor.minOdds),
    percent: addedPercent(boost.nextBonusFor.multiplier / 1_000),
  });
}

/** What the customer should know before placing, in shillings. Costs come with a warning sign, the rest as information. */
export function QuoteNotices({
  quote,
}: {
  /** What core worked out: its notices, and how far the booster is. */
  readonly quote: NoticedQuote;
}) {
  const t = useWords();
  const next = nextBonusText(quote, t);
  const isSilent = next === null && quote.notices.length === 0;
  return (
    <div className={isSilent ? 'visually-hidden' : styles['notices']} role="status">
      {quote.notices.map((notice) => {
        const isCostly = notice.kind === 'losing-win' || notice.kind === 'wasted-stake';
        return (
          <p key={notice.kind} className={styles['notice']} data-tone={isCostly ? 'warning' : 'info'}>
            {isCostly ? <WarningIcon size="1.125rem" /> : <InfoIcon size="1.125rem" />}
            {sumsWhole(t(WORD[notice.kind], amountsOf(notice)))}
          </p>
        );
      })}
      {next !== null && (
        <p className={styles['notice']} data-tone="bonus">
          <InfoIcon size="1.125rem" />
          {next}
        </p>
      )}
    </div>
  );
}
