import { UiLink } from '../../link/UiLink.tsx';
import { useWords } from '../../words/use-words.ts';
import { SnapButtons } from './SnapButtons.tsx';
import type { SnapRow } from './use-snap-row.ts';
import styles from '../GameSlider/GameSlider.module.css';

interface SnapHeadProps {
  /** Id of the heading, which names the row. */
  readonly id: string;
  readonly title: string;
  /** Address of the whole list; no link if undefined. */
  readonly seeAllHref: string | undefined;
  readonly row: SnapRow<HTMLElement>;
}

/** Head of a row that scrolls in steps: heading, link to the whole list, and buttons that move the row. */
export function SnapHead({ id, title, seeAllHref, row }: SnapHeadProps) {
  const t = useWords();
  return (
    <header className={styles['head']}>
      <h2 id={id}>{title}</h2>
      {seeAllHref !== undefined && (
        <UiLink href={seeAllHref} aria-label={t('ui.casino.seeAllOf', { name: title })}>
          {t('ui.casino.seeAll')}
        </UiLink>
      )}
      <SnapButtons
        row={row}
        previousLabel={t('ui.casino.previous', { name: title })}
        nextLabel={t('ui.casino.next', { name: title })}
      />
    </header>
  );
}
