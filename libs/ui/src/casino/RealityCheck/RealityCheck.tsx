import { formatSignedKes, type Cents, type TimeOutLength } from '@kipenga/betting-core';
import { useId, useLayoutEffect, useRef, useState } from 'react';
import { TimeOutForm } from '../../account/LimitsPanel/TimeOutForm.tsx';
import { Button } from '../../controls/Button/Button.tsx';
import { useWords } from '../../words/use-words.ts';
import styles from './RealityCheck.module.css';

/** What of a reality check is being sent. */
export type RealityCheckTask = 'answer' | 'time-out';

export interface RealityCheckProps {
  /** How long the customer has been playing, in any game. */
  readonly minutes: number;
  /** What all games brought in that time; below zero for a loss. */
  readonly net: Cents;
  /** Which of the two is being sent. */
  readonly busy?: RealityCheckTask | null;
  /** The last answer did not get through. */
  readonly isFailed?: boolean;
  /** The customer wants to go on: the only way the question goes. */
  readonly onGoOn: () => void;
  /** Leaves the game. */
  readonly onStop: () => void;
  /** Begins a time-out. Resolves true when it was done. */
  readonly onTimeOut: (length: TimeOutLength) => Promise<boolean>;
}

/**
 * Over a game, after half an hour of play: how long, how much, and whether to go on. It stands until it is answered; nothing closes it,
 * since no game takes a stake before. All ways are one size: none is the better one.
 */
export function RealityCheck(props: RealityCheckProps) {
  const { minutes, net, busy = null, isFailed = false, onGoOn, onStop, onTimeOut } = props;
  const t = useWords();
  const id = useId();
  const title = useRef<HTMLHeadingElement>(null);
  const [wantsBreak, setWantsBreak] = useState(busy === 'time-out');
  // Before anything is pressed: a focus that came later would take back the first Tab.
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

/** The time-out of the limits, without leaving the game's screen first. */
function QuickBreak({ isBusy, onTimeOut }: QuickBreakProps) {
  const place = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => place.current?.focus(), []); // the button that was pressed has gone
  return (
    <div ref={place} tabIndex={-1} className={styles['break']}>
      <TimeOutForm active={null} isBusy={isBusy} onConfirm={onTimeOut} />
    </div>
  );
}
