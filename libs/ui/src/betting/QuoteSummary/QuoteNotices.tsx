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

/**
 * Text on the bonus that further picks would add. Null before the first pick that counts, and if the possible win is at its cap
 * (D02).
 */
function nextBonusText({ bonus, boost, isCapped }: NoticedQuote, t: Translate<UiWords>): string | null {
  if (isCapped || boost.counted === 0 || boost.nextBonusFor === null) return null;
  return t(bonus > 0 ? 'ui.notice.moreBonus' : 'ui.notice.nextBonus', {
    picks: boost.nextBonusFor.picks,
    odds: formatOdds(boost.nextBonusFor.minOdds),
    percent: addedPercent(boost.nextBonusFor.multiplier / 1_000),
  });
}

/** Notices before placing, with amounts in shillings. Those that cost money have a warning sign; the others are information. */
export function QuoteNotices({
  quote,
}: {
  /** The quote's notices and its progress towards a bonus. */
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
