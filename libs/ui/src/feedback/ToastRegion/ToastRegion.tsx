import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CloseIcon } from '../../icons/icons.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './ToastRegion.module.css';

/** One short message; the owner of the list decides how long it stays. */
export interface Toast {
  /** Handed to `onDismiss`. */
  readonly id: string;
  /** What has happened, in one sentence. */
  readonly text: string;
  /** One thing to do about it: Undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface ToastRegionProps {
  /** On show, oldest first; empty most of the time. */
  readonly toasts: readonly Toast[];
  /** Called with the message’s id when its cross is pressed. */
  readonly onDismiss: (id: string) => void;
}

/** Where short messages appear and are announced. Always rendered, so that the first message is heard; put one into an open sheet too, the page behind is silent. */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const t = useWords();
  return (
    <div className={styles['region']} role="status">
      {toasts.map((toast) => (
        <div key={toast.id} className={styles['toast']}>
          <p>{toast.text}</p>
          {toast.action && (
            <button type="button" className={styles['action']} onClick={toast.action.onAction}>
              {toast.action.label}
            </button>
          )}
          <IconButton
            label={t('ui.toast.dismiss')}
            icon={<CloseIcon size="1.125rem" />}
            onClick={() => onDismiss(toast.id)}
          />
        </div>
      ))}
    </div>
  );
}
