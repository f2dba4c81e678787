import { formatSignedKes, type Cents, type TimeOutLength } from '@kipenga/betting-core';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { TimeOutForm } from '../../account/LimitsPanel/TimeOutForm.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './RealityCheck.module.css';

/** The request being sent. */
export type RealityCheckTask = 'answer' | 'time-out';

export interface RealityCheckProps {
  /** Minutes the customer has been playing, in all games. */
  readonly minutes: number;
  /** Result of all games in that time; below zero for a loss. */
  readonly net: Cents;
  /** The request being sent, if any. */
  readonly busy?: RealityCheckTask | null;
  /** True if the last request failed. */
  readonly isFailed?: boolean;
  /** Closes the question and continues the game. */
  readonly onGoOn: () => void;
  /** Leaves the game. */
  readonly onStop: () => void;
  /** Begins a time-out. Resolves to true on success. */
  readonly onTimeOut: (length: TimeOutLength) => Promise<boolean>;
}

/**
 * Question over a game after half an hour of play: playing time, result, and whether to go on. It cannot be closed unanswered, and
 * no game takes a stake before the answer. All answers have the same size, so that none is preferred.
 */
export function RealityCheck(props: RealityCheckProps) {
  const { minutes, net, busy = null, isFailed = false, onGoOn, onStop, onTimeOut } = props;
  const t = useWords();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [wantsBreak, setWantsBreak] = useState(busy === 'time-out');
  // Before anything is pressed: focusing later would undo the customer's first Tab.
  useLayoutEffect(() => title.current?.focus(), []);
  return (
    <div
      className={styles['check']}
      role="alertdialog"
      aria-labelledby={`${id}-title`}
      aria-describedby={`${id}-text`}
    >
      <h2 ref={title} id={`${id}-title`} tabIndex={-1}>
        {t('ui.play.title', { minutes })}
      </h2>
      <p id={`${id}-text`}>{t('ui.play.text', { net: formatSignedKes(net) })}</p>
      {isFailed && <p role="alert">{t('ui.play.failed')}</p>}
      <Button look="secondary" isWide isBusy={busy === 'answer'} onClick={onGoOn}>
        {t('ui.play.goOn')}
      </Button>
      <Button look="secondary" isWide onClick={onStop}>
        {t('ui.play.stop')}
      </Button>
      {wantsBreak ? (
        <QuickBreak isBusy={busy === 'time-out'} onTimeOut={onTimeOut} />
      ) : (
        <Button look="secondary" isWide onClick={() => setWantsBreak(true)}>
          {t('ui.play.break')}
        </Button>
      )}
    </div>
  );
}

interface QuickBreakProps extends Pick<RealityCheckProps, 'onTimeOut'> {
  readonly isBusy: boolean;
}

/** Offers the time-outs of the limits page without leaving the game. */
function QuickBreak({ isBusy, onTimeOut }: QuickBreakProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []); // the button that was pressed has gone
  return (
    <div ref={place} tabIndex={-1} className={styles['break']}>
      <TimeOutForm active={null} isBusy={isBusy} onConfirm={onTimeOut} />
    </div>
  );
}
