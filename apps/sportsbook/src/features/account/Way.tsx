import { ForwardIcon, UiLink } from '@kipenga/ui';
import type { ReactNode } from 'react';
import styles from './account.module.css';

interface WayProps {
  readonly href: string;
  readonly label: string;
  /** Shown beside the label, such as a count. */
  readonly children?: ReactNode;
}

/** A link in the account's list. */
export const Way = ({ href, label, children }: WayProps) => (
  <UiLink href={href} className={styles['way']}>
    <span className={styles['label']}>{label}</span> {children}
    <ForwardIcon size="1.125rem" />
  </UiLink>
);
