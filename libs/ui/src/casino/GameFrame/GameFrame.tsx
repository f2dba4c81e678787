import type { LaunchUrl } from '@kipenga/betting-core';
import { useRef, useState, type ReactNode } from 'react';
import { Button } from '../../controls/Button/Button.tsx';
import { FailedState } from '../../feedback/FailedState/FailedState.tsx';
import { BackIcon, PictureIcon } from '../../icons/icons.ts';
import { useWords } from '../../words/use-words.ts';
import { GameOpening } from './GameOpening.tsx';
import { useFullscreen, type Fullscreen } from './use-fullscreen.ts';
import styles from './GameFrame.module.css';

export interface GameFrameProps {
  /** The game's name: the frame's title. */
  readonly name: string;
  /** A checked launch URL (D30); `null` while it is asked for. Only `parseLaunchUrl` makes one. */
  readonly src: LaunchUrl | null;
  /** The launch was refused or failed. */
  readonly isFailed?: boolean;
  /** Asks for the launch anew: after a failure, and when the game takes long. */
  readonly onRetry?: () => void;
  /** Leaves the game; works at any moment. */
  readonly onBack: () => void;
  /** What the game may use of the device. */
  readonly allow?: readonly string[];
  /** Full screen is the casino's; virtual games have none (R2-63). */
  readonly canFillScreen?: boolean;
  /** The page's header stands above: the frame is that much lower. On a mobile user agent there is none (R2-63). */
  readonly isUnderHeader?: boolean;
  /** Between the bar and the game: what the house says of one's play. */
  readonly line?: ReactNode;
  /** Over the game until it is answered: the game below is out of reach, and goes on. Go Back stays. */
  readonly question?: ReactNode;
}

/**
 * A game in a frame of its own (D30): scripts, its own origin and forms, but no top navigation, no pop-ups, no downloads, and no
 * referrer that could carry a token. Back stays outside the frame and always works.
 */
export function GameFrame({
  onBack,
  canFillScreen = true,
  isUnderHeader = false,
  line = null,
  ...stage
}: GameFrameProps) {
  const { name, isFailed = false } = stage;
  const box = useRef<HTMLElement>(null);
  const full = useFullscreen(box);
  return (
    <section
      ref={box}
      className={styles['game']}
      data-full={full.isFull || undefined}
      data-under-header={isUnderHeader || undefined}
      aria-label={name}
    >
      <GameBar name={name} onBack={onBack} full={canFillScreen && !isFailed ? full : null} />
      {line}
      <Stage {...stage} />
    </section>
  );
}

interface GameBarProps extends Pick<GameFrameProps, 'name' | 'onBack'> {
  /** null where the screen cannot be filled. */
  readonly full: Fullscreen | null;
}

function GameBar({ name, onBack, full }: GameBarProps) {
  const t = useWords();
  return (
    <header className={styles['bar']}>
      <Button look="quiet" size="small" icon={<BackIcon size="1.25rem" />} onClick={onBack}>
        {t('ui.casino.back')}
      </Button>
      <h1 className={styles['name']} tabIndex={-1}>
        {name}
      </h1>
      {full !== null && (
        <Button
          look="quiet"
          size="small"
          icon={<PictureIcon size="1.25rem" />}
          aria-pressed={full.isFull}
          onClick={full.toggle}
        >
          {t('ui.casino.frame.full')}
        </Button>
      )}
    </header>
  );
}

type StageProps = Pick<GameFrameProps, 'name' | 'src' | 'isFailed' | 'onRetry' | 'allow' | 'question'>;

/** The game; what stands there until it shows, or instead of it. */
function Stage({ name, src, isFailed = false, onRetry, allow, question = null }: StageProps) {
  const t = useWords();
  const [shownSrc, setShownSrc] = useState<LaunchUrl | null>(null);
  return (
    <div className={styles['stage']}>
      {question && <div className={styles['question']}>{question}</div>}
      {isFailed && <FailedState text={t('ui.casino.frame.failed', { name })} onRetry={() => onRetry?.()} />}
      {!isFailed && (src === null || shownSrc !== src) && <GameOpening name={name} onRetry={onRetry} />}
      {!isFailed && src !== null && (
        <Framed
          key={src}
          src={src}
          name={name}
          isInert={Boolean(question)}
          onLoad={() => setShownSrc(src)}
          {...(allow && { allow })}
        />
      )}
    </div>
  );
}

interface FramedProps extends Pick<GameFrameProps, 'name' | 'allow'> {
  readonly src: LaunchUrl;
  /** Out of reach, for somebody has to answer first. */
  readonly isInert: boolean;
  readonly onLoad: () => void;
}

/** The game runs on its provider's own origin, never ours (D30): it may keep its own storage. */
const Framed = ({ src, name, allow = ['autoplay', 'fullscreen'], isInert, onLoad }: FramedProps) => (
  <iframe
    className={styles['frame']}
    inert={isInert}
    src={src}
    title={name}
    // oxlint-disable-next-line react/iframe-missing-sandbox
    sandbox="allow-scripts allow-same-origin allow-forms"
    allow={allow.join('; ')}
    referrerPolicy="no-referrer"
    onLoad={onLoad}
  />
);
