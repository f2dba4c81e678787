import { useId, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { InfoIcon, SuccessIcon, WarningIcon } from '../../icons/icons.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import { useWords } from '../../words/use-words.ts';
import { useModalDialog } from '../Overlay/use-modal-dialog.ts';
import styles from './Dialog.module.css';

/** Kind of message: good news, information or an error (R2). */
export type DialogStatus = 'success' | 'info' | 'error';

/** One line of the dialog: a figure, or one of several items. */
export interface DialogFigure {
  /** Name of the figure or item: "Stake", or a pick. */
  readonly name: string;
  /** Amount, or result of the item. */
  readonly value: string;
}

const NO_FIGURES: readonly DialogFigure[] = [];

export interface DialogProps {
  /** True to show the dialog; the owner decides. */
  readonly isOpen: boolean;
  /** Decides colour and icon, and is read with the title. */
  readonly status: DialogStatus;
  /** Title of two or three words. Focus starts here, so that a dialog longer than the screen is read from the top. */
  readonly title: string;
  /** Message; an empty string shows the spec's "Oops! Looks like something went wrong. Please try again." (R8-02). */
  readonly message: string;
  /** Lines with what was placed or paid; none by default. */
  readonly figures?: readonly DialogFigure[];
  /** Called when the customer closes it: by Close, Escape or a tap outside. Set `isOpen` to false. */
  readonly onClose: () => void;
  /** Further buttons before Close: "Deposit and place bet". */
  readonly actions?: ReactNode;
}

const ICONS = { success: SuccessIcon, info: InfoIcon, error: WarningIcon } as const;

/** The shared dialog: title, message and Close, with colour and icon by its status. 50 % wide from 768 px (R2-27). */
export function Dialog({
  isOpen,
  status,
  title,
  message,
  figures = NO_FIGURES,
  onClose,
  actions,
}: DialogProps) {
  const t = useWords();
  const id = useId();
  const modal = useModalDialog(isOpen, onClose);
  const StatusIcon = ICONS[status];
  return (
    <dialog
      {...modal}
      className={styles['dialog']}
      data-status={status}
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-message`}
    >
      {isOpen && (
        <div className={styles['body']}>
          <h2 id={`${id}-title`} className={styles['title']} tabIndex={-1} data-first-focus>
            <StatusIcon title={t(`ui.dialog.${status}`)} />
            {title}
          </h2>
          <p id={`${id}-message`} className={styles['message']}>
            {sumsWhole(message) || t('ui.dialog.empty')}
          </p>
          {figures.length > 0 && (
            <dl className={styles['figures']}>
              {figures.map(({ name, value }, at) => (
                <div key={`${at} ${name}`}>
                  <dt>{name}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          <div className={styles['actions']}>
            {actions}
            <Button look="secondary" onClick={onClose}>
              {t('ui.dialog.close')}
            </Button>
          </div>
        </div>
      )}
    </dialog>
  );
}
