import { bettingApi, useGetBalanceQuery } from '@kipenga/api';
import { parseLaunchUrl, type LaunchUrl, type ProfileId } from '@kipenga/betting-core';
import {
  isMobileAgent,
  LIMITS_HREF,
  selectProfile,
  useBalanceInStep,
  useShellDispatch,
} from '@kipenga/shell';
import { GameFrame, PlayLine } from '@kipenga/ui';
import { skipToken } from '@reduxjs/toolkit/query';
import { useEffect, useState } from 'react';
import { useSelector } from 'react-redux';
import { Navigate, useLocation, useNavigate } from 'react-router-dom';
import { useWords } from '../../words/use-words.ts';
import { launchHouse, readGameVisit } from '../launch/index.ts';
import { PlayQuestion } from './PlayQuestion.tsx';
import { useFrameMessages } from './use-frame-messages.ts';
import { useGamePlay } from './use-game-play.ts';

/** For the header above a game that does not say when it moves money. */
const BALANCE_EVERY_MS = 10_000;

export interface GamePlaceProps {
  /** Page to go to when there is no game to show (R2-12, D30). */
  readonly instead: '/casino' | '/virtuals';
  readonly canFillScreen: boolean;
}

/**
 * A game's screen (R2-63). It frames the launch URL of its address, if that is on the list, and at once
 * removes it from the address.
 */
export function GamePlace({ instead, canFillScreen }: GamePlaceProps) {
  const { search, state } = useLocation();
  const [src] = useState(() => gameIn(search));
  const visit = readGameVisit(state);
  if (src === null) return <Navigate to={visit?.again ?? instead} replace />;
  return <FramedGame src={src} instead={instead} canFillScreen={canFillScreen} />;
}

/** The launch URL in a query, if it may be framed (D30). */
function gameIn(search: string): LaunchUrl | null {
  const parsed = parseLaunchUrl(new URLSearchParams(search).get('game') ?? '', launchHouse());
  return parsed.ok ? parsed.value : null;
}

/** With play money nothing counts: the game itself says how long and with what result. */
const isTrial = (src: LaunchUrl): boolean => new URL(src).searchParams.get('playMode') === 'DEMO';

/**
 * Polls the balance of the customer shown in the header, and drops cached money data when the game is left.
 * @returns a function that refetches at once what a stake changes, for games that report one.
 */
function useFreshMoney(shownTo: ProfileId | null): () => void {
  const dispatch = useShellDispatch();
  useGetBalanceQuery(shownTo === null ? skipToken : { profileId: shownTo }, {
    pollingInterval: BALANCE_EVERY_MS,
    skipPollingIfUnfocused: true,
  });
  useEffect(
    () => () => void dispatch(bettingApi.util.invalidateTags(['Balance', 'Transaction'])), // data that the game may have changed
    [dispatch],
  );
  return () => void dispatch(bettingApi.util.invalidateTags(['Balance', 'PlayLimits']));
}

/** Without a header it is the game's screen that tells other tabs of the balance. */
function BalanceForOtherTabs({ profileId }: { readonly profileId: ProfileId }) {
  const { data } = useGetBalanceQuery({ profileId });
  useBalanceInStep(profileId, data);
  return null;
}

function FramedGame({ src, instead, canFillScreen }: GamePlaceProps & { readonly src: LaunchUrl }) {
  const t = useWords();
  const navigate = useNavigate();
  const { pathname, search, state } = useLocation();
  const visit = readGameVisit(state);
  const isAlone = isMobileAgent();
  const profile = useSelector(selectProfile);
  const askMoney = useFreshMoney(profile === null || isAlone ? null : profile.profileId);
  useEffect(() => {
    if (search !== '') void navigate(pathname, { replace: true, state });
  }, [navigate, pathname, search, state]);
  const play = useGamePlay();
  const leave = () => void navigate(visit?.from ?? instead, { replace: true });
  useFrameMessages(src, (message) => {
    if (message === 'cashier') window.location.assign('/account');
    else if (message === 'limits') play.lookAgain();
    else if (message === 'money') askMoney();
    else leave();
  });
  return (
    <>
      {isAlone && profile !== null && <BalanceForOtherTabs profileId={profile.profileId} />}
      <GameFrame
        name={visit === null || visit.name === '' ? t('casino.game.title') : visit.name}
        src={src}
        canFillScreen={canFillScreen}
        isUnderHeader={!isAlone}
        line={profile !== null && !isTrial(src) && <PlayLine {...play.line} limitsHref={LIMITS_HREF} />}
        question={play.isCheckDue && <PlayQuestion {...play.line} onLeave={leave} />}
        onBack={leave}
        onRetry={() => void navigate(visit?.again ?? instead, { replace: true })}
      />
    </>
  );
}
