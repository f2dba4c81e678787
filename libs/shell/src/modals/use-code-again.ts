import { useRequestCodeMutation } from '@kipenga/api';
import type { Msisdn } from '@kipenga/betting-core';
import { useEffect, useState } from 'react';

/** Seconds between two codes (D26), because the customer pays for each SMS. */
export const CODE_PAUSE_S = 60;

interface CodeAgain {
  readonly send: (phone: Msisdn) => Promise<boolean>;
  /** Seconds until another code may be requested; 0 if it may now. */
  readonly waitS: number;
  readonly isSending: boolean;
}

/**
 * Requests codes by SMS, only on request and at most once a minute (D26).
 * @param startS seconds to wait at the start, if a code was just sent.
 */
export function useCodeAgain(startS: number): CodeAgain {
  const [requestCode, { isLoading }] = useRequestCodeMutation();
  const [endsAt, setEndsAt] = useState(() => Date.now() + startS * 1_000);
  const [waitS, setWait] = useState(startS);
  useEffect(() => {
    // By the clock, so that the countdown is right after the customer has been in another app.
    const timer = setInterval(() => {
      const left = Math.max(0, Math.round((endsAt - Date.now()) / 1_000));
      setWait(left);
      if (left === 0) clearInterval(timer);
    }, 1_000);
    return () => clearInterval(timer);
  }, [endsAt]);
  const send = async (phone: Msisdn) => {
    const answer = await requestCode({ phone });
    const isSent = answer.data?.kind === 'accepted';
    if (isSent) {
      setEndsAt(Date.now() + CODE_PAUSE_S * 1_000);
      setWait(CODE_PAUSE_S);
    }
    return isSent;
  };
  return { send, waitS, isSending: isLoading };
}
