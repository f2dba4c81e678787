import { deskApi, hearNews, type NewsSource } from '@kipenga/api/desk';
import { createContext, use, useEffect, useState } from 'react';
import { useDispatch } from 'react-redux';

/** True while the stream of news is connected. */
export const LiveContext = createContext(false);

const RARELY_MS = 60_000;

/** Polling interval in milliseconds: rare while the stream reports changes. */
export const useEvery = (withoutStreamMs: number): number => (use(LiveContext) ? RARELY_MS : withoutStreamMs);

/** Listens to the stream and refetches the data that it reports as changed. @returns true while the stream is connected. */
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
