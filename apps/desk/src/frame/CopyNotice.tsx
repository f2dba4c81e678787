import styles from './frame.module.css';

/** Says on every page, the login too, that this is no house that pays: it stays at the foot of the window. */
export function CopyNotice() {
  return (
    <aside className={styles['copy']} aria-label="A copy of the house">
      <strong>This is a copy of the house.</strong> It sends nothing: payouts, SMS, taxes and words to the
      regulator wait in its database.
    </aside>
  );
}
