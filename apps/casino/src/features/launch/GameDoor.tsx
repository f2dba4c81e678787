import type { PlayMode } from '@kipenga/betting-core';
import { LateBoundary, lazyPart, PartBoundary, useMessageText } from '@kipenga/shell';
import { ToastRegion } from '@kipenga/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useWords } from '../../words/use-words.ts';
import { fromId, type PlayableGame } from './playable-game.ts';
import { useLaunch, type Launcher } from './use-launch.ts';
import { useLaunchLink } from './use-launch-link.ts';

/** Its sheet is loaded with the first game that can be tried. */
const PlayChoice = lazyPart(() => import('./PlayChoice.tsx').then((file) => file.PlayChoice));

/** The part of a launcher that a list of games needs. */
export interface Door {
  /** The tile whose game is being opened. */
  readonly openingKey: string | null;
  /** Always the same function, so that opening one game does not draw all tiles again. */
  readonly openByKey: (key: string) => void;
}

export interface GameDoorProps {
  /** The games that can be opened here, by a tile or by a link. */
  readonly games: readonly PlayableGame[];
  /** The lists have answered, well or not: a link to a game can be followed. */
  readonly isReady: boolean;
  readonly children: (door: Door) => ReactNode;
}

/**
 * Leads from a list into a game: tiles, links that open one on arrival, the choice of money or demo, and what
 * failed.
 */
export function GameDoor({ games, isReady, children }: GameDoorProps) {
  const launcher = useLaunch();
  const t = useWords();
  /** Null once the choice is closed; undefined before the first one. */
  const [choosing, setChoosing] = useState<PlayableGame | null>();
  const gameOf = (key: string) =>
    games.find((game) => game.key === key) ?? games.find((game) => game.id === key) ?? fromId(key);
  const openOrAsk = (game: PlayableGame, playMode: PlayMode | null) => {
    if (game.hasDemo && playMode === null) setChoosing(game);
    else launcher.open(game, playMode ?? 'REAL');
  };
  useLaunchLink(isReady, ({ game, playMode }) => openOrAsk(gameOf(game), playMode));
  const latest = useRef((_key: string): void => undefined);
  useEffect(() => void (latest.current = (key) => openOrAsk(gameOf(key), null)));
  const openByKey = useCallback((key: string) => latest.current(key), []);
  const choose = (playMode: PlayMode) => {
    setChoosing(null);
    if (choosing) launcher.open(choosing, playMode);
  };
  return (
    <>
      {children({ openingKey: launcher.openingKey, openByKey })}
      {choosing !== undefined && (
        <PartBoundary
          fallback={(again) => (
            <FailedLine
              text={t('casino.launch.failed')}
              onRetry={again}
              onDismiss={() => setChoosing(undefined)}
            />
          )}
        >
          <LateBoundary>
            <PlayChoice game={choosing} onChoose={choose} onClose={() => setChoosing(null)} />
          </LateBoundary>
        </PartBoundary>
      )}
      <LaunchFailure launcher={launcher} />
    </>
  );
}

interface FailedLineProps {
  readonly text: string;
  readonly onRetry?: () => void;
  readonly onDismiss: () => void;
}

/** A line above the bars, with Retry where that can help (D44). */
function FailedLine({ text, onRetry, onDismiss }: FailedLineProps) {
  const t = useWords();
  const line = {
    id: text,
    text,
    ...(onRetry && { action: { label: t('casino.launch.retry'), onAction: onRetry } }),
  };
  return <ToastRegion toasts={text === '' ? [] : [line]} onDismiss={onDismiss} />;
}

/** The reason a launch failed. Offers Retry unless the launch was refused. */
function LaunchFailure({ launcher: { failed, open, forgetFailure } }: { readonly launcher: Launcher }) {
  const toText = useMessageText();
  return (
    <FailedLine
      text={failed === null ? '' : toText(failed.message)}
      {...(failed?.isRefused === false && { onRetry: () => open(failed.game, failed.playMode) })}
      onDismiss={forgetFailure}
    />
  );
}
