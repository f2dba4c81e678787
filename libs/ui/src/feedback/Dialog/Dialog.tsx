import { useId, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { InfoIcon, SuccessIcon, WarningIcon } from '../../icons/icons.ts';
import { sumsWhole } from '../../words/sums-whole.ts';
import { useWords } from '../../words/use-words.ts';
import { useModalDialog } from '../Overlay/use-modal-dialog.ts';
import styles from './Dialog.module.css';

/** What the dialog brings: good news, information or an error (R2). */
export type DialogStatus = 'success' | 'info' | 'error';

/** One figure of what the dialog tells of, or one line of several things it tells of. */
export interface DialogFigure {
  /** "Stake", or a pick of several. */
  readonly name: string;
  /** An amount, or what became of the pick. */
  readonly value: string;
}

const NO_FIGURES: readonly DialogFigure[] = [];

export interface DialogProps {
  /** Whether it stands open; the owner decides. */
  readonly isOpen: boolean;
  /** Its colour and its sign; read with the title. */
  readonly status: DialogStatus;
  /** Its name, in two or three words; focus starts here, so that one longer than the screen is read from its top. */
  readonly title: string;
  /** Empty: the spec's "Oops! Looks like something went wrong. Please try again." (R8-02). */
  readonly message: string;
  /** What was placed or paid, line by line; none unless given. */
  readonly figures?: readonly DialogFigure[];
  /** The customer wants it closed: by Close, Escape or a tap outside. Set `isOpen` to false. */
  readonly onClose: () => void;
  /** Further ways on, before Close: "Deposit and place bet". */
  readonly actions?: ReactNode;
}

const ICONS = { success: SuccessIcon, info: InfoIcon, error: WarningIcon } as const;

/** The shared dialog: title, message, Close; coloured by its status, which its icon says too. 50 % wide from 768 px (R2-27). */
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
