import { failureOf, isSessionEnd, useLaunchGameMutation } from '@kipenga/api';
import { canLaunch, type PlayMode } from '@kipenga/betting-core';
import {
  answerMessage,
  apiFailureMessage,
  modalOpened,
  message,
  selectIsSessionKnown,
  selectProfile,
  useShellDispatch,
  type Message,
  type SessionRootState,
} from '@kipenga/shell';
import { useEffect, useRef, useState } from 'react';
import { useStore } from 'react-redux';
import { useLocation, useNavigate } from 'react-router-dom';
import type { GameVisit } from './game-visit.ts';
import { addressFromTemplate, launchAddress } from './launch-address.ts';
import { launchHouse } from './launch-house.ts';
import { withLaunchLink, withoutLaunchLink } from './launch-link.ts';
import type { PlayableGame } from './playable-game.ts';

/** A launch that came to nothing, in words. */
export interface FailedLaunch {
  readonly game: PlayableGame;
  readonly playMode: PlayMode;
  readonly message: Message;
  /** The house said no: asking again changes nothing. */
  readonly isRefused: boolean;
}

/** Opens games. */
export interface Launcher {
  /** The key of the game whose launch is being asked for. */
  readonly openingKey: string | null;
  readonly failed: FailedLaunch | null;
  readonly open: (game: PlayableGame, playMode: PlayMode) => void;
  readonly forgetFailure: () => void;
}

/**
 * Opens a game from a list. Without a game token it asks for login and goes on after it (R5-11). Then it asks
 * for the launch and goes to the game's screen. A failure, which the transport logs, is said in a line, without a dialog
 * (R8-11, D44); a refusal is said in the platform's own words.
 */
export function useLaunch(): Launcher {
  const store = useStore<SessionRootState>();
  const dispatch = useShellDispatch();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const [launchGame] = useLaunchGameMutation();
  const [opening, setOpening] = useState<PlayableGame | null>(null);
  const [failed, setFailed] = useState<FailedLaunch | null>(null);
  const isBusy = useRef(false);
  const isGone = useRef(false);
  useEffect(() => {
    isGone.current = false;
    return () => void (isGone.current = true);
  }, []);

  const addressOf = async (game: PlayableGame, playMode: PlayMode, gameToken: string) => {
    const place = { house: launchHouse(), path: pathname, playMode };
    if (game.template !== null) return { address: addressFromTemplate(game.template, gameToken, place) };
    const { data, error } = await launchGame({
      gameId: game.id,
      userToken: gameToken,
      playMode,
      from: pathname,
      url: game.url,
    });
    return data === undefined ? { address: null, error } : { address: launchAddress(data, place) };
  };

  const launch = async (game: PlayableGame, playMode: PlayMode, gameToken: string) => {
    const { address, error } = await addressOf(game, playMode, gameToken);
    isBusy.current = false;
    if (isGone.current) return;
    setOpening(null);
    if (address !== null) {
      const visit: GameVisit = {
        name: game.name,
        from: pathname + withoutLaunchLink(search),
        again: pathname + withLaunchLink(search, { game: game.key, playMode }),
      };
      void navigate(`${game.screen}?game=${encodeURIComponent(address)}`, { state: visit });
      return;
    }
    const failure = failureOf(error);
    if (failure === null) console.error('A game did not open: its address may not be framed.', game.id);
    if (isSessionEnd(failure)) return; // the login prompt is open already (R4-21)
    setFailed({ game, playMode, ...wordsOf(error) });
  };

  const open = (game: PlayableGame, playMode: PlayMode) => {
    if (isBusy.current) return;
    setFailed(null);
    const gameToken = selectProfile(store.getState())?.gameToken;
    if (!canLaunch(gameToken)) {
      const goTo = pathname + withLaunchLink(search, { game: game.key, playMode });
      if (selectIsSessionKnown(store.getState())) dispatch(modalOpened({ name: 'log-in', goTo }));
      else void navigate(goTo, { replace: true }); // storage has not been read yet: launched once the session is known
      return;
    }
    isBusy.current = true;
    setOpening(game);
    void launch(game, playMode, gameToken);
  };
  return { openingKey: opening?.key ?? null, failed, open, forgetFailure: () => setFailed(null) };
}

/** A refusal comes in the house's words, such as those about a break; anything else in ours. */
function wordsOf(error: unknown): Pick<FailedLaunch, 'message' | 'isRefused'> {
  const failure = failureOf(error);
  const isRefused = failure?.kind === 'http' && failure.status < 500 && failure.description !== '';
  if (isRefused && failure.status !== 429) return { message: answerMessage(failure), isRefused };
  if (failure?.kind === 'unreachable' || failure?.kind === 'timeout' || isRefused)
    return { message: apiFailureMessage(error), isRefused: false };
  return { message: message('casino.launch.failed'), isRefused: false };
}
