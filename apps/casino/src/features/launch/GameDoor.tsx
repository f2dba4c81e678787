import { canLaunch, type PlayMode } from '@kipenga/betting-core';
import { selectProfile, useMessageText } from '@kipenga/shell';
import { BottomSheet, Button, ToastRegion } from '@kipenga/ui';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import { useSelector } from 'react-redux';
import { useWords } from '../../words/use-words.ts';
import styles from './launch.module.css';
import { fromId, type PlayableGame } from './playable-game.ts';
import { useLaunch, type Launcher } from './use-launch.ts';
import { useLaunchLink } from './use-launch-link.ts';

/** What a list needs to open its games. */
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
  const [choosing, setChoosing] = useState<PlayableGame | null>(null);
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
    if (choosing !== null) launcher.open(choosing, playMode);
  };
  return (
    <>
      {children({ openingKey: launcher.openingKey, openByKey })}
      <PlayChoice game={choosing} onChoose={choose} onClose={() => setChoosing(null)} />
      <LaunchFailure launcher={launcher} />
    </>
  );
}

interface PlayChoiceProps {
  readonly game: PlayableGame | null;
  readonly onChoose: (playMode: PlayMode) => void;
  readonly onClose: () => void;
}

/** A game that can be tried is never opened for money unasked (R7-12). That a login comes first is said before the tap (R5-11). */
function PlayChoice({ game, onChoose, onClose }: PlayChoiceProps) {
  const t = useWords();
  const asksLogin = !canLaunch(useSelector(selectProfile)?.gameToken);
  return (
    <BottomSheet isOpen={game !== null} title={game?.name ?? ''} onClose={onClose}>
      <div className={styles['choice']}>
        <p>{t('casino.choice.text')}</p>
        {asksLogin && <p>{t('casino.choice.login')}</p>}
        <Button isWide onClick={() => onChoose('REAL')}>
          {t('casino.choice.real')}
        </Button>
        <Button isWide look="secondary" onClick={() => onChoose('DEMO')}>
          {t('casino.choice.demo')}
        </Button>
      </div>
    </BottomSheet>
  );
}

/** A line above the bars, with Retry where that can help (D44). */
function LaunchFailure({ launcher: { failed, open, forgetFailure } }: { readonly launcher: Launcher }) {
  const t = useWords();
  const toText = useMessageText();
  if (failed === null) return <ToastRegion toasts={[]} onDismiss={forgetFailure} />;
  const retry = { label: t('casino.launch.retry'), onAction: () => open(failed.game, failed.playMode) };
  const line = {
    id: failed.game.id,
    text: toText(failed.message),
    ...(!failed.isRefused && { action: retry }),
  };
  return <ToastRegion toasts={[line]} onDismiss={forgetFailure} />;
}
