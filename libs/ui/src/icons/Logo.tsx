import styles from './Logo.module.css';

/** The mark: a pea whistle with a square corner as its mouthpiece, and three strokes for the sound. */
export function Whistle({
  size = '2rem',
}: {
  /** Side length in CSS units; 2rem by default. */
  readonly size?: string;
}) {
  return (
    <svg
      className={styles['whistle']}
      viewBox="0 0 32 32"
      width={size}
      height={size}
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        fillRule="evenodd"
        d="M30 10v7.2h-7.6a9.2 9.2 0 1 1-17.9-3 9.2 9.2 0 0 1 8.7-4.2H30ZM13.3 15.6a3.9 3.9 0 1 0 0 7.8 3.9 3.9 0 0 0 0-7.8Z"
      />
      <path className={styles['sound']} d="M12.2 6.6V3.2M6.6 8 4.4 5.3M3 12.6l-2.2-.9" />
    </svg>
  );
}

/** The mark and the name. The name is text, so that it can be read aloud, copied and enlarged. */
export function Logo({
  name = 'kipenga',
}: {
  /** Name of the house; "kipenga" by default. */
  readonly name?: string;
}) {
  return (
    <span className={styles['logo']}>
      <Whistle />
      <span className={styles['name']}>{name}</span>
    </span>
  );
}
