import { useSeeNoticesMutation, type Notice } from '@kipenga/api';
import { useEffect } from 'react';

/** Marks these notices, newest first, as seen. A failed call is repeated at the next visit. */
export function useSeen(notices: readonly Notice[] | undefined): void {
  const [see] = useSeeNoticesMutation();
  const isNews = notices?.some(({ isSeen }) => !isSeen) ?? false;
  const [from, to] = [notices?.at(-1)?.number, notices?.[0]?.number];
  useEffect(() => {
    if (isNews && from !== undefined && to !== undefined) void see({ from, to });
  }, [isNews, from, to, see]);
}
