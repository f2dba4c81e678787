import { formatKes, formatSignedKes, type Cents } from '@kipenga/betting-core';
import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './PlayLine.module.css';

export interface PlayLineProps {
  /** Minutes the customer has been playing, in all games, by the server's clock. */
  readonly minutes: number;
  /** Result of all games in that time; below zero for a loss. */
  readonly net: Cents;
  /** Amount left today under the customer's own limits; null without a limit. */
  readonly left: Cents | null;
  /** Sentence that says why a stake was refused; shown in place of what is left. */
  readonly notice?: string | null;
  /** Address of the page of limits and breaks. */
  readonly limitsHref: string;
}

/** Line above a game: playing time, result, what is left of the day's limit, and a link to the limits. */
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
