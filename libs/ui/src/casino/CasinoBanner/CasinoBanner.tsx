import { ButtonLink } from '../../controls/Button/ButtonLink.tsx';
import { useWords } from '../../words/use-words.ts';
import type { GameMotif } from '../GameTile/game-look.ts';
import { GameMotifDrawing } from '../GameTile/GameMotifDrawing.tsx';
import { SnapButtons } from '../SnapRow/SnapButtons.tsx';
import { useSnapRow } from '../SnapRow/use-snap-row.ts';
import styles from './CasinoBanner.module.css';

/** One message of the banner. */
export interface CasinoBannerSlide {
  /** Told from the others by it. */
  readonly id: string;
  /** Two or three words. */
  readonly title: string;
  /** One sentence. */
  readonly text?: string;
  /** Where its link leads. */
  readonly href: string;
  /** The words of its link. */
  readonly actionLabel: string;
  /** What is drawn behind the words. */
  readonly motif: GameMotif;
}

export interface CasinoBannerProps {
  /** What the row is called: "Sports, casino and virtual games". */
  readonly label: string;
  /** In their order; buttons to move them come with the second. */
  readonly slides: readonly CasinoBannerSlide[];
}

/** The links to sports, casino and virtuals (R2-60). It stands still until somebody moves it (2.2.2); every word on it is text. */
export function CasinoBanner({ label, slides }: CasinoBannerProps) {
  const t = useWords();
  const row = useSnapRow<HTMLUListElement>();
  return (
    <section className={styles['banner']} aria-label={label}>
      <ul ref={row.ref} className={styles['row']} onScroll={row.onScroll} onKeyDown={row.onKeyDown}>
        {slides.map((slide, at) => (
          <li key={slide.id} className={styles['slide']} data-ground={(at % 3) + 1}>
            <Slide {...slide} />
          </li>
        ))}
      </ul>
      {slides.length > 1 && (
        <div className={styles['foot']}>
          <p>
            {t('ui.casino.banner.place', {
              at: Math.min(row.at, slides.length - 1) + 1,
              count: slides.length,
            })}
          </p>
          <SnapButtons
            row={row}
            previousLabel={t('ui.casino.banner.previous')}
            nextLabel={t('ui.casino.banner.next')}
          />
        </div>
      )}
    </section>
  );
}

const Slide = ({ motif, title, text, href, actionLabel }: CasinoBannerSlide) => (
  <>
    <GameMotifDrawing motif={motif} />
    <h2>{title}</h2>
    {text !== undefined && <p>{text}</p>}
    <ButtonLink href={href} look="gold" size="small">
      {actionLabel}
    </ButtonLink>
  </>
);
