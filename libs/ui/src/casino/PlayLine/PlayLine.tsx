import { formatKes, formatSignedKes, type Cents } from '@kipenga/betting-core';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './PlayLine.module.css';

export interface PlayLineProps {
  /** How long the customer has been playing, in any game, by the platform's clock. */
  readonly minutes: number;
  /** What all games brought in that time; below zero for a loss. */
  readonly net: Cents;
  /** What the customer's own limits leave of the day; `null` without one. */
  readonly left: Cents | null;
  /** Why a stake was refused, in whole words; it stands in place of what is left. */
  readonly notice?: string | null;
  /** Where limits are set and breaks are taken. */
  readonly limitsHref: string;
}

/** Above a game: how long one has played in all games, what that brought, what is left of one's limit, and the way to the limits. */
export function PlayLine({ minutes, net, left, notice = null, limitsHref }: PlayLineProps) {
  const t = useWords();
  return (
    <div className={styles['line']}>
      <div className={styles['facts']}>
        <span>{t('ui.play.minutes', { minutes })}</span>
        <span>{t('ui.play.net', { net: formatSignedKes(net) })}</span>
        {notice === null && left !== null && <strong>{t('ui.play.left', { left: formatKes(left) })}</strong>}
      </div>
      <UiLink href={limitsHref}>{t('ui.play.limits')}</UiLink>
      <p role="status">{notice}</p>
    </div>
  );
}
