import { useRequestCodeMutation } from '@kipenga/api';
import type { Msisdn } from '@kipenga/betting-core';
import { useEffect, useState } from 'react';

/** Seconds between two codes (D26): each one is an SMS the customer pays for. */
export const CODE_PAUSE_S = 60;

interface CodeAgain {
  readonly send: (phone: Msisdn) => Promise<boolean>;
  /** Seconds until another may be asked for; 0 when it may. */
  readonly waitS: number;
  readonly isSending: boolean;
}

/** Asks for a code by SMS, never by itself and not again within a minute (D26). `startS`: one was sent just now. */
export function useCodeAgain(startS: number): CodeAgain {
  const [requestCode, { isLoading }] = useRequestCodeMutation();
  const [endsAt, setEndsAt] = useState(() => Date.now() + startS * 1_000);
  const [waitS, setWait] = useState(startS);
  useEffect(() => {
    // By the clock: whoever looks for the SMS elsewhere meanwhile comes back to what is left.
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
