import { ButtonLink } from '../../controls/Button/ButtonLink.tsx';
import { useWords } from '../../words/use-words.ts';
import type { GameMotif } from '../GameTile/game-look.ts';
import { GameMotifDrawing } from '../GameTile/GameMotifDrawing.tsx';
import { SnapButtons } from '../SnapRow/SnapButtons.tsx';
import { useSnapRow } from '../SnapRow/use-snap-row.ts';
import styles from './CasinoBanner.module.css';

/** One slide of the banner. */
export interface CasinoBannerSlide {
  /** Unique among the slides. */
  readonly id: string;
  /** Two or three words. */
  readonly title: string;
  /** One sentence. */
  readonly text?: string;
  /** Address of its link. */
  readonly href: string;
  /** Text of its link. */
  readonly actionLabel: string;
  /** Drawing behind the words. */
  readonly motif: GameMotif;
}

export interface CasinoBannerProps {
  /** Accessible name of the row: "Sports, casino and virtual games". */
  readonly label: string;
  /** The slides in order. From the second on there are buttons to move them. */
  readonly slides: readonly CasinoBannerSlide[];
}

/** Links to sports, casino and virtuals (R2-60). It moves only when the customer moves it (2.2.2), and all its words are text. */
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
