import styles from './Spinner.module.css';

/** A small turning arc beside a text that says what is under way. Decoration: the text carries the meaning. */
export const Spinner = ({
  size = '1.125rem',
}: {
  /** Side length in CSS units; 1.125rem by default. */
  readonly size?: string;
}) => (
  <svg
    className={styles['spinner']}
    viewBox="0 0 24 24"
    width={size}
    height={size}
    aria-hidden="true"
    focusable="false"
  >
    <circle cx="12" cy="12" r="9" opacity="0.25" />
    <path d="M12 3a9 9 0 0 1 9 9" />
  </svg>
);
