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
  const [waitS, setWait] = useState(startS);
  useEffect(() => {
    if (waitS === 0) return;
    const timer = setTimeout(() => setWait(waitS - 1), 1000);
    return () => clearTimeout(timer);
  }, [waitS]);
  const send = async (phone: Msisdn) => {
    const answer = await requestCode({ phone });
    const isSent = answer.data?.kind === 'accepted';
    if (isSent) setWait(CODE_PAUSE_S);
    return isSent;
  };
  return { send, waitS, isSending: isLoading };
}
