import type { ReactNode } from 'react';
import { DownIcon } from '../../icons/icons.ts';
import styles from './Accordion.module.css';

export interface AccordionItemProps {
  /** Its heading, and the name of what opens. */
  readonly title: ReactNode;
  /** Beside the title: how many are inside. */
  readonly meta?: ReactNode;
  /** Open at the first render; afterwards the customer decides. */
  readonly isInitiallyOpen?: boolean;
  /** The heading's level in the page. */
  readonly level?: 2 | 3 | 4;
  /** Told after it opened or shut. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** What opens. It is in the page while shut too, so that find-in-page reaches it. */
  readonly children: ReactNode;
}

/** One part of an accordion. A native `<details>`: keys, find-in-page and no-script reading work by themselves. */
export function AccordionItem({
  title,
  meta,
  isInitiallyOpen = false,
  level = 2,
  onToggle,
  children,
}: AccordionItemProps) {
  const Heading = `h${level}` as const;
  return (
    <details
      className={styles['item']}
      open={isInitiallyOpen}
      onToggle={(event) => onToggle?.(event.currentTarget.open)}
    >
      <summary className={styles['summary']}>
        <Heading className={styles['title']}>{title}</Heading>
        {meta !== undefined && (
          <span className={styles[typeof meta === 'number' ? 'count' : 'meta']}>{meta}</span>
        )}
        <DownIcon size="1.125rem" className={styles['arrow']} />
      </summary>
      <div className={styles['body']}>{children}</div>
    </details>
  );
}

/** Parts that open one by one or all at once. */
export const Accordion = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['accordion']}>{children}</div>
);
