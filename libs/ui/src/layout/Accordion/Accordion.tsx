import type { ReactNode } from 'react';
import { DownIcon } from '../../icons/icons.ts';
import styles from './Accordion.module.css';

export interface AccordionItemProps {
  /** Heading of the part. */
  readonly title: ReactNode;
  /** Shown beside the title, such as the number of items inside. */
  readonly meta?: ReactNode;
  /** Open at the first render; afterwards the customer decides. */
  readonly isInitiallyOpen?: boolean;
  /** Level of the heading in the page. */
  readonly level?: 2 | 3 | 4;
  /** Called after it opened or closed. */
  readonly onToggle?: (isOpen: boolean) => void;
  /** Content. It is in the page while closed too, so that find-in-page reaches it. */
  readonly children: ReactNode;
}

/** One part of an accordion, a native `<details>`: keys, find-in-page and reading without script work without code. */
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

/** A list of parts, of which several can be open. */
export const Accordion = ({ children }: { readonly children: ReactNode }) => (
  <div className={styles['accordion']}>{children}</div>
);
