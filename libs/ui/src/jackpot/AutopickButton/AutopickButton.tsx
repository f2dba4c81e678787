import { useRef, useState } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { Icon, type IconProps } from '../../icons/Icon.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './AutopickButton.module.css';

export interface AutopickButtonProps {
  /** How many matches get a pick; said aloud once it is done. */
  readonly matchCount: number;
  /** Clears the ticket and picks one result for every match (R4-07). The dice are the owner's. */
  readonly onAutopick: () => void;
  /** Gives the ticket back as it was; without it there is no Undo. */
  readonly onUndo?: (() => void) | undefined;
  /** Keeps it still while a ticket is placed; Undo is away meanwhile. */
  readonly isDisabled?: boolean;
}

/** Three lines that change places. */
const ShuffleIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M2.5 6.5h4.5l9 11h4M2.5 17.5h4.5l2.5-3M13 9.5l3-3h4M17.5 3.5l3 3-3 3M17.5 14.5l3 3-3 3" />
  </Icon>
);

/** Fills the whole coupon by chance, and takes it back: what was picked by hand is never lost to one tap. */
export function AutopickButton({ matchCount, onAutopick, onUndo, isDisabled = false }: AutopickButtonProps) {
  const t = useWords();
  const autopick = useRef<HTMLButtonElement>(null);
  const [last, setLast] = useState<'none' | 'picked' | 'undone'>('none');
  return (
    <div className={styles['autopick']}>
      <Button
        ref={autopick}
        look="secondary"
        size="small"
        icon={<ShuffleIcon size="1.125rem" />}
        disabled={isDisabled}
        onClick={() => {
          onAutopick();
          setLast('picked');
        }}
      >
        {t('ui.jackpot.autopick')}
      </Button>
      {onUndo !== undefined && last === 'picked' && !isDisabled && (
        <Button
          look="quiet"
          size="small"
          onClick={() => {
            onUndo();
            setLast('undone');
            autopick.current?.focus();
          }}
        >
          {t('ui.jackpot.undo')}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {last === 'picked'
          ? t('ui.jackpot.autopicked', { count: matchCount })
          : last === 'undone'
            ? t('ui.jackpot.undone')
            : ''}
      </span>
    </div>
  );
}
