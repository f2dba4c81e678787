import { useEffect, useRef, type FocusEvent } from 'react';
import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { CloseIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import styles from './ToastRegion.module.css';

/** A short message; the owner of the list decides how long it stays. */
export interface Toast {
  /** Passed to `onDismiss`. */
  readonly id: string;
  /** The message, in one sentence. */
  readonly text: string;
  /** One action on it, such as Undo. */
  readonly action?: { readonly label: string; readonly onAction: () => void };
}

export interface ToastRegionProps {
  /** Visible messages, oldest first; usually empty. */
  readonly toasts: readonly Toast[];
  /** Called with the message's id when its close button is pressed. */
  readonly onDismiss: (id: string) => void;
}

/**
 * Region that shows and announces short messages. Always render it, so that the first message is announced too. Put one into an
 * open sheet as well, because the page behind it is silent.
 */
export function ToastRegion({ toasts, onDismiss }: ToastRegionProps) {
  const { onPress, ...region } = useFocusAfterPress();
  return (
    <div {...region} className={styles['region']} role="status">
      {toasts.map((toast, at) => (
        <ToastLine key={toast.id} toast={toast} onPress={() => onPress(at)} onDismiss={onDismiss} />
      ))}
    </div>
  );
}

/** The pressed button disappears with its message. Focus goes to the next message, or back to where it was before. */
function useFocusAfterPress() {
  const ref = useRef<HTMLDivElement>(null);
  const cameFrom = useRef<HTMLElement | null>(null);
  const pressedAt = useRef<number | null>(null);
  useEffect(() => {
    if (pressedAt.current === null || document.activeElement !== document.body) return;
    const crosses = [...(ref.current?.querySelectorAll<HTMLElement>('button:last-child') ?? [])];
    (crosses[pressedAt.current] ?? crosses.at(-1) ?? cameFrom.current)?.focus();
    pressedAt.current = null;
  });
  return {
    ref,
    onFocus: ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof HTMLElement && !ref.current?.contains(relatedTarget))
        cameFrom.current = relatedTarget;
    },
    /** Call when a button of the message at this index is pressed. */
    onPress: (at: number) => {
      pressedAt.current = at;
    },
  };
}

interface ToastLineProps extends Pick<ToastRegionProps, 'onDismiss'> {
  readonly toast: Toast;
  /** Called before a press is handled. */
  readonly onPress: () => void;
}

function ToastLine({ toast: { id, text, action }, onPress, onDismiss }: ToastLineProps) {
  const t = useWords();
  const pressing = (work: () => void) => () => {
    onPress();
    work();
  };
  return (
    <div className={styles['toast']}>
      <p>{text}</p>
      <div className={styles['ends']}>
        {action && (
          <button type="button" className={styles['action']} onClick={pressing(action.onAction)}>
            {action.label}
          </button>
        )}
        <IconButton
          label={t('ui.toast.dismiss')}
          icon={<CloseIcon size="1.125rem" />}
          onClick={pressing(() => onDismiss(id))}
        />
      </div>
    </div>
  );
}
