import { formatOdds, type Leg, type LegPart } from '@kipenga/betting-core';
import { useDates } from '../../dates/use-dates.ts';
import { useWords } from '../../words/use-words.ts';
import { StatusTag } from '../StatusTag/StatusTag.tsx';
import styles from './LegCard.module.css';

interface LegCardProps {
  /** The selection at the price at which it was placed. */
  readonly leg: Leg;
  /** Number of the leg, counted from 1, where the lines of a system refer to legs by number. */
  readonly place?: number | undefined;
  /** True for a banker, a pick in every line of its system (D100). */
  readonly isBanker?: boolean | undefined;
}

/** One selection of a placed bet (R2, Bet Details): match, score, pick, price, market, winning outcome, status. */
export function LegCard({ leg, place, isBanker = false }: LegCardProps) {
  const t = useWords();
  const date = useDates();
  return (
    <article className={styles['card']} data-status={leg.status}>
      <p className={styles['meta']}>
        {place !== undefined && <b className={styles['place']}>{place}</b>}
        <time dateTime={leg.startsAt}>{date(leg.startsAt, 'moment')}</time>
        <span>{t('ui.match.id', { id: leg.gameId })}</span>
        {isBanker && <span className={styles['banker']}>{t('ui.leg.banker')}</span>}
        <StatusTag status={leg.status} badge={leg.badge} />
      </p>
      <h2 className={styles['teams']}>
        {leg.homeTeam} <i>v</i> {leg.awayTeam}{' '}
        {leg.fullTimeScore !== null && <b className={styles['score']}>{leg.fullTimeScore}</b>}
      </h2>
      {leg.parts === undefined ? <Facts leg={leg} /> : <Parts leg={leg} parts={leg.parts} />}
      <Why leg={leg} />
    </article>
  );
}

interface PartsProps extends Pick<LegCardProps, 'leg'> {
  readonly parts: readonly LegPart[];
}

/** The picks of a combination with their results, and the price of the remaining ones if some are void (D101). */
function Parts({ leg: { odds, oddsNow }, parts }: PartsProps) {
  const t = useWords();
  return (
    <>
      <p className={styles['combination']}>
        <b>{t('ui.leg.combination')}</b> <span>{t('ui.leg.parts', { count: parts.length })}</span>{' '}
        {odds !== null && <b className={styles['odds']}>{formatOdds(odds)}</b>}
      </p>
      <ul className={styles['parts']}>
        {parts.map((part) => (
          <li key={`${part.marketTypeId} ${part.outcomeKey}`}>
            <p>
              <b>{part.pick}</b> <span>{part.marketName}</span>{' '}
              {cameIn(part) !== null && part.status !== 'won' && (
                <span>
                  {t('ui.leg.outcome')}: {cameIn(part)}
                </span>
              )}
            </p>
            <StatusTag status={part.status} badge={part.badge} />
          </li>
        ))}
      </ul>
      {oddsNow !== undefined && (
        <p className={styles['why']}>{t('ui.leg.pricedAnew', { odds: formatOdds(oddsNow) })}</p>
      )}
    </>
  );
}

/**
 * The winning outcome, or null for a void leg: the server names it in English there, while the badge says it in the visitor's
 * language.
 */
const cameIn = ({ badge, winningOutcome }: Pick<Leg, 'badge' | 'winningOutcome'>): string | null =>
  badge === 'void' ? null : winningOutcome;

const VOID_WORDS = { postponed: 'ui.leg.void.postponed', 'placed-late': 'ui.leg.void.late' } as const;

/** Says why the leg is void, or until when a postponed match must be played for the bet to stand (D95). */
function Why({ leg: { voidReason, isPostponed = false } }: Pick<LegCardProps, 'leg'>) {
  const t = useWords();
  if (voidReason === undefined && !isPostponed) return null;
  return (
    <p className={styles['why']}>
      {t(voidReason === undefined ? 'ui.leg.postponed.stands' : VOID_WORDS[voidReason])}
    </p>
  );
}

function Facts({ leg }: Pick<LegCardProps, 'leg'>) {
  const t = useWords();
  return (
    <dl className={styles['facts']}>
      <div>
        <dt>{t('ui.leg.market')}</dt>
        <dd>{leg.marketName}</dd>
      </div>
      <div>
        <dt>{t('ui.leg.pick')}</dt>
        <dd>
          {leg.pick} {leg.odds !== null && <b>{formatOdds(leg.odds)}</b>}
        </dd>
      </div>
      <div>
        <dt>{t('ui.leg.outcome')}</dt>
        <dd>{cameIn(leg) ?? (leg.status === 'open' ? t('ui.leg.noOutcome') : '–')}</dd>
      </div>
    </dl>
  );
}
