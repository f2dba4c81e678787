import { deskApi, hearNews, type NewsSource } from '@kipenga/api/desk';
import { createContext, use, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/** Whether the stream is heard that tells what is new. */
export const LiveContext = createContext(false);

const RARELY_MS = 60_000;

/** How often something is asked for again: rarely while the stream tells that it has changed. */
export const useEvery = (withoutStreamMs: number): number => (use(LiveContext) ? RARELY_MS : withoutStreamMs);

/** Hears the stream, and has what it tells of asked for again. @returns whether it is heard. */
export function useNews(open: (() => NewsSource) | undefined): boolean {
  const dispatch = useDispatch();
  const [isLive, setIsLive] = useState(false);
  useEffect(() => {
    if (open === undefined) return undefined;
    return hearNews({
      open,
      onLive: setIsLive,
      onNews: ({ hasChanged, hasMoneyMoved, betsOn }) => {
        const tags = [...(hasChanged ? ['News' as const] : []), ...(hasMoneyMoved ? ['Money' as const] : [])];
        const ofMatches = betsOn.map((id) => ({ type: 'Bets', id }) as const);
        dispatch(deskApi.util.invalidateTags([...tags, ...ofMatches]));
      },
    });
  }, [dispatch, open]);
  return isLive;
}
