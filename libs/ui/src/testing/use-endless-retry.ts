import { useState } from 'react';

/** For stories of a failed load: the first press starts a retry that never finishes. */
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
