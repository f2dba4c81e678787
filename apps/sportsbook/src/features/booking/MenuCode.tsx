import { modalOpened, useShellDispatch } from '@kipenga/shell';
import { IconButton, SlipIcon } from '@kipenga/ui';
import { useWords } from '../../words/use-words.ts';
import styles from './booking.module.css';

/** The name of the window with the box for a code. */
export const CODE_MODAL = 'app:code';

/** The way to the box for a booking code, at the end of the menu row (R2-31). */
export function MenuCode() {
  const t = useWords();
  const dispatch = useShellDispatch();
  return (
    <IconButton
      label={t('sportsbook.booking.code')}
      icon={<SlipIcon size="1.25rem" />}
      className={styles['way']}
      aria-haspopup="dialog"
      onClick={() => dispatch(modalOpened({ name: CODE_MODAL }))}
    />
  );
}
