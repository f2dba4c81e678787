import { bettingApi, useGetGamePlayQuery, useGetPlayLimitsQuery, type PlayLimits } from '@kipenga/api';
import { cents, type Cents, type Instant } from '@kipenga/betting-core';
import { dayLimitMessage, exclusionMessage, selectProfile, useMessageText } from '@kipenga/shell';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';
import { useDispatch, useSelector } from 'react-redux';

/** A stake that is refused asks at once; this is for the screen that only looks on. */
const FOLLOWED = {
  pollingInterval: 30_000,
  skipPollingIfUnfocused: true,
  refetchOnMountOrArgChange: true,
} as const;

/** The customer's play in all games, as the platform counts it. */
export interface GamePlayOnScreen {
  readonly line: {
    readonly minutes: number;
    readonly net: Cents;
    readonly left: Cents | null;
    /** That a break holds, in words; else what the customer's own limit leaves, once a stake was refused for it. */
    readonly notice: string | null;
  };
  readonly isCheckDue: boolean;
  /** A game was refused a stake for a limit of its player: asks what it was. */
  readonly lookAgain: () => void;
}

/** When the break that holds ends, begun here or in another window; null without one. */
const breakEnd = ({ timeOutUntil, exclusionUntil }: PlayLimits): Instant | null => {
  if (timeOutUntil === null || exclusionUntil === null) return exclusionUntil ?? timeOutUntil;
  return exclusionUntil > timeOutUntil ? exclusionUntil : timeOutUntil;
};

/** Follows the customer's play while a game is on the screen; does nothing for a visitor. */
export function useGamePlay(): GamePlayOnScreen {
  const toText = useMessageText();
  const dispatch = useDispatch();
  const profile = useSelector(selectProfile);
  const [wasRefused, setWasRefused] = useState(false);
  const customer = profile === null ? skipToken : { profileId: profile.profileId };
  const { currentData } = useGetGamePlayQuery(customer, FOLLOWED);
  const { currentData: limits } = useGetPlayLimitsQuery(customer, FOLLOWED);
  const { play = null, leftToday = null } = currentData ?? {};
  const isCheckDue = play?.isCheckDue ?? false;
  const breakUntil = limits === undefined ? null : breakEnd(limits);
  const leftNotice =
    wasRefused && !isCheckDue && leftToday !== null ? toText(dayLimitMessage(leftToday)) : null;
  return {
    line: {
      minutes: play?.minutes ?? 0,
      net: play?.net ?? cents(0),
      left: leftToday?.left ?? null,
      notice: breakUntil === null ? leftNotice : toText(exclusionMessage(breakUntil)),
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
