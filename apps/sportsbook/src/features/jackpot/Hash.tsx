import styles from './jackpot.module.css';

/** A hash that may break anywhere at the end of a line. */
export const Hash = ({ of }: { readonly of: string }) => <code className={styles['hash']}>{of}</code>;
