import { useGetJackpotSealQuery } from '@kipenga/api';
import type { JackpotId } from '@kipenga/betting-core';
import { skipToken } from '@reduxjs/toolkit/query';
import { useState } from 'react';

/** A jackpot is sealed moments after it closed: until then the seal is polled. */
const ASK_AGAIN_MS = 5_000;

/** The query of a jackpot's seal, polled until the seal exists; skipped for null. */
export function useSealOf(jackpotId: JackpotId | null) {
  const [isKnown, setKnown] = useState(false);
  const seal = useGetJackpotSealQuery(jackpotId === null ? skipToken : { jackpotId }, {
    pollingInterval: isKnown ? 0 : ASK_AGAIN_MS,
  });
  if (!isKnown && seal.currentData !== undefined) setKnown(true);
  return seal;
}
