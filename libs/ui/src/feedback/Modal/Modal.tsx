import { useId, type ReactNode } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CloseIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { useModalDialog } from '../Overlay/use-modal-dialog.ts';
import styles from './Modal.module.css';

export interface ModalProps {
  /** True to show the window; the owner decides. */
  readonly isOpen: boolean;
  /** Title and accessible name; focus starts here. */
  readonly title: string;
  /** Called when the customer closes it: by its button, Escape or a tap outside. Set `isOpen` to false. */
  readonly onClose: () => void;
  /** Content, mounted only while open. */
  readonly children: ReactNode;
}

/** A titled window over the page for a short form: log in, register, deposit. 50 % wide from 768 px. */
export function Modal({ isOpen, title, onClose, children }: ModalProps) {
  const t = useWords();
  const id = useId();
  const modal = useModalDialog(isOpen, onClose);
  return (
    <dialog {...modal} className={styles['modal']} aria-labelledby={id}>
      {isOpen && (
        <div className={styles['frame']}>
          <div className={styles['head']}>
            <h2 id={id} tabIndex={-1} data-first-focus>
              {title}
            </h2>
            <IconButton label={t('ui.dialog.close')} icon={<CloseIcon />} onClick={onClose} />
          </div>
          <div className={styles['body']}>{children}</div>
        </div>
      )}
    </dialog>
  );
}
