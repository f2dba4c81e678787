import type { ReactNode } from 'react';
import { ButtonLink } from '../../controls/Button/ButtonLink.tsx';
import styles from './Banner.module.css';

/** Red earth, or ink for a second banner on one screen. */
export type BannerTone = 'murram' | 'ink';

export interface BannerProps {
  /** Message of at most six words. */
  readonly title: string;
  /** Its condition or reason in one sentence. */
  readonly text?: ReactNode;
  /** Address of its link, which needs `actionLabel` too. */
  readonly href?: string;
  /** Text of its link. */
  readonly actionLabel?: string;
  /** `murram` by default; `ink` for a second banner on one screen. */
  readonly tone?: BannerTone;
  /** Reduces the banner to one line above a list that matters more; the text is shown only if it fits. */
  readonly isCompact?: boolean;
}

/**
 * A message across the page, drawn from shapes of the identity instead of a picture: nothing is downloaded, and all words are text.
 */
export const Banner = ({
  title,
  text,
  href,
  actionLabel,
  tone = 'murram',
  isCompact = false,
}: BannerProps) => {
  const Title = isCompact ? 'p' : 'h2'; // among matches a heading would take those after it for its own
  return (
    <section className={styles['banner']} data-tone={tone} data-compact={isCompact || undefined}>
      <Pitch />
      <Title className={styles['title']}>{title}</Title>
      {text !== undefined && <p className={styles['text']}>{text}</p>}
      {href !== undefined && actionLabel !== undefined && (
        <ButtonLink href={href} look="gold" size="small">
          {actionLabel}
        </ButtonLink>
      )}
    </section>
  );
};

const Pitch = () => (
  <svg
    className={styles['pitch']}
    viewBox="0 0 160 100"
    preserveAspectRatio="xMaxYMid slice"
    aria-hidden="true"
    focusable="false"
  >
    <path d="M160 12H96v76h64M160 32h-26v36h26M96 36a20 20 0 0 0 0 28M118 50v.01" />
  </svg>
);
