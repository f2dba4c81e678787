import { IconButton } from '../../controls/IconButton/IconButton.tsx';
import { BackIcon, ForwardIcon } from '../../icons/icons.ts';
import type { SnapRow } from './use-snap-row.ts';
import styles from './SnapRow.module.css';

export interface SnapButtonsProps {
  readonly row: Pick<SnapRow<HTMLElement>, 'isAtStart' | 'isAtEnd' | 'go'>;
  readonly previousLabel: string;
  readonly nextLabel: string;
}

/** Buttons that move the row back and forward. At an end the button stays in place and keeps its focus, but does nothing. */
export function SnapButtons({ row, previousLabel, nextLabel }: SnapButtonsProps) {
  if (row.isAtStart && row.isAtEnd) return null;
  return (
    <div className={styles['buttons']}>
      <IconButton
        label={previousLabel}
        icon={<BackIcon />}
        aria-disabled={row.isAtStart || undefined}
        onClick={() => !row.isAtStart && row.go(-1)}
      />
      <IconButton
        label={nextLabel}
        icon={<ForwardIcon />}
        aria-disabled={row.isAtEnd || undefined}
        onClick={() => !row.isAtEnd && row.go(1)}
      />
    </div>
  );
}
