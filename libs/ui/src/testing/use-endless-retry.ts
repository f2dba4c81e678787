import { useState } from 'react';

/** For a story of something that failed: it is asked for again at the first press, and no answer ever comes. */
export function useEndlessRetry(onRetry?: () => void) {
  const [isRetrying, setRetrying] = useState(false);
  return {
    isRetrying,
    onRetry: () => {
      setRetrying(true);
      onRetry?.();
    },
  };
}
