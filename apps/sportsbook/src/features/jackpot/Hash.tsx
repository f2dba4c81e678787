import styles from './jackpot.module.css';

/** A hash, broken where the screen ends. */
export const Hash = ({ of }: { readonly of: string }) => <code className={styles['hash']}>{of}</code>;
