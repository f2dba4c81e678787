import { ForwardIcon, UiLink } from '@kipenga/ui';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface WayProps {
  readonly href: string;
  readonly label: string;
  /** Beside the label: what waits there. */
  readonly children?: ReactNode;
}

/** A line of the account that leads on. */
export const Way = ({ href, label, children }: WayProps) => (
  <UiLink href={href} className={styles['way']}>
    <span className={styles['label']}>{label}</span> {children}
    <ForwardIcon size="1.125rem" />
  </UiLink>
);
