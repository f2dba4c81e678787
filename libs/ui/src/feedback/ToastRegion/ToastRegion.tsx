import { useEffect, useRef } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CloseIcon } from '../../icons/icons.ts';
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

/**
 * Where short messages appear and are announced. Always render it, so that the first message is announced
 * too. Put one into an open sheet as well: the page behind it is silent.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const t = useWords();
  const region = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const pressedAt = useRef<number | null>(null);
  // The pressed button left with its message. Focus goes to the next message, or back to where it came from.
  useEffect(() => {
    if (pressedAt.current === null || document.activeElement !== document.body) return;
    const crosses = [...(region.current?.querySelectorAll<HTMLElement>('button:last-child') ?? [])];
    (crosses[pressedAt.current] ?? crosses.at(-1) ?? cameFrom.current)?.focus();
    pressedAt.current = null;
  });
  return (
    <div
      ref={region}
      className={styles['region']}
      role="status"
      onFocus={({ relatedTarget }) => {
        if (relatedTarget instanceof HTMLElement && !region.current?.contains(relatedTarget))
          cameFrom.current = relatedTarget;
      }}
    >
      {toasts.map((toast, at) => (
        <div key={toast.id} className={styles['toast']}>
          <p>{toast.text}</p>
          <div className={styles['ends']}>
            {toast.action && (
              <button
                type="button"
                className={styles['action']}
                onClick={() => {
                  pressedAt.current = at;
                  toast.action?.onAction();
                }}
              >
                {toast.action.label}
              </button>
            )}
            <IconButton
              label={t('ui.toast.dismiss')}
              icon={<CloseIcon size="1.125rem" />}
              onClick={() => {
                pressedAt.current = at;
                onDismiss(toast.id);
              }}
            />
          </div>
        </div>
      ))}
    </div>
  );
}
