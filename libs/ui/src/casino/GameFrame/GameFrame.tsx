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
  /** Name of the game, used as the title of the frame. */
  readonly name: string;
  /** A launch URL checked by `parseLaunchUrl` (D30); null while it loads. */
  readonly src: LaunchUrl | null;
  /** True if the launch was refused or failed. */
  readonly isFailed?: boolean;
  /** Requests the launch again, after a failure or when the game is slow to load. */
  readonly onRetry?: () => void;
  /** Leaves the game; always available. */
  readonly onBack: () => void;
  /** Browser features the game may use (the frame's `allow`). */
  readonly allow?: readonly string[];
  /** True for casino games; virtual games have no full screen (R2-63). */
  readonly canFillScreen?: boolean;
  /** True if the page's header is above, which makes the frame lower. Mobile user agents get no header here (R2-63). */
  readonly isUnderHeader?: boolean;
  /** Line between bar and game with the customer's playing time and result. */
  readonly line?: ReactNode;
  /** Question that covers the game until it is answered. The game goes on but cannot be used; Go Back stays available. */
  readonly question?: ReactNode;
}

/**
 * Runs a game in an isolated frame (D30): scripts, its own origin and forms are allowed, but no top navigation, pop-ups or
 * downloads, and no referrer that could carry a token. Back is outside the frame and always works.
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
  /** Null if the screen cannot be filled. */
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

/** The game, or what is shown until it loads or in place of it. */
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
  /** True while a question has to be answered first. */
  readonly isInert: boolean;
  readonly onLoad: () => void;
}

/** The game runs on its provider's origin, never ours (D30), and may keep its own storage. */
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
