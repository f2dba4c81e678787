import { useId, type ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CloseIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { useModalDialog } from '../Overlay/use-modal-dialog.ts';
import { useSwipeDown } from './use-swipe-down.ts';
import styles from './BottomSheet.module.css';

export interface BottomSheetProps {
  /** True to show the sheet; the owner decides. */
  readonly isOpen: boolean;
  /** Title and accessible name; focus starts here. */
  readonly title: string;
  /** Called when the customer closes it: by its button, Escape, a tap outside or a swipe. Set `isOpen` to false. */
  readonly onClose: () => void;
  /** Button beside the title: "Remove all". */
  readonly action?: ReactNode;
  /** Stays at the bottom while the content scrolls, such as the place button. */
  readonly footer?: ReactNode;
  /** Content, mounted only while open. */
  readonly children: ReactNode;
}

/** A sheet from the bottom edge, at most 85 % high. It closes by its button, Escape, a tap outside, or a swipe on its handle. */
export function BottomSheet({ isOpen, title, onClose, action, footer, children }: BottomSheetProps) {
  const t = useWords();
  const id = useId();
  const modal = useModalDialog(isOpen, onClose);
  const swipe = useSwipeDown(modal.ref, onClose);
  return (
    <dialog {...modal} className={styles['sheet']} aria-labelledby={id}>
      {isOpen && (
        <div className={styles['frame']}>
          <div className={styles['head']} {...swipe}>
            <i className={styles['handle']} />
            <h2 id={id} tabIndex={-1} data-first-focus>
              {title}
            </h2>
            <div className={styles['ends']}>
              {action}
              <IconButton label={t('ui.dialog.close')} icon={<CloseIcon />} onClick={onClose} />
            </div>
          </div>
          <div className={styles['body']}>{children}</div>
          {footer !== undefined && <footer className={styles['foot']}>{footer}</footer>}
        </div>
      )}
    </dialog>
  );
}
