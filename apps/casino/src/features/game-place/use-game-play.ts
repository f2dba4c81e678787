import { bettingApi, useGetGamePlayQuery } from '@kipenga/api';
import { cents, type Cents } from '@kipenga/betting-core';
import { dayLimitMessage, selectProfile, useMessageText } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** A stake that is refused asks at once; this is for the screen that only looks on. */
const PLAY_EVERY_MS = 30_000;

/** The customer's play in all games, as the platform counts it. */
export interface GamePlayOnScreen {
  readonly line: {
    readonly minutes: number;
    readonly net: Cents;
    readonly left: Cents | null;
    /** What the customer's own limit leaves, in words, once a stake was refused for it. */
    readonly notice: string | null;
  };
  readonly isCheckDue: boolean;
  /** A game was refused a stake for a limit of its player: asks what it was. */
  readonly lookAgain: () => void;
}

/** Follows the customer's play while a game is on the screen; for a visitor there is none. */
export function useGamePlay(): GamePlayOnScreen {
  const toText = useMessageText();
  const dispatch = useDispatch();
  const profile = useSelector(selectProfile);
  const [wasRefused, setWasRefused] = useState(false);
  const { currentData } = useGetGamePlayQuery(
    profile === null ? skipToken : { profileId: profile.profileId },
    { pollingInterval: PLAY_EVERY_MS, skipPollingIfUnfocused: true, refetchOnMountOrArgChange: true },
  );
  const { play = null, leftToday = null } = currentData ?? {};
  const isCheckDue = play?.isCheckDue ?? false;
  return {
    line: {
      minutes: play?.minutes ?? 0,
      net: play?.net ?? cents(0),
      left: leftToday?.left ?? null,
      notice: wasRefused && !isCheckDue && leftToday !== null ? toText(dayLimitMessage(leftToday)) : null,
    },
    isCheckDue,
    lookAgain: () => {
      if (profile === null) return;
      setWasRefused(true);
      // Not `refetch`: it would join a question under way, which may be older than the refusal.
      dispatch(bettingApi.util.invalidateTags(['PlayLimits']));
    },
  };
}
