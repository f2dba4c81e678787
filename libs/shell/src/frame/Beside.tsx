import type { ReactNode } from 'react';
import { useIsOffline } from './use-is-offline.ts';
import { LateBoundary } from '../language/LateBoundary.tsx';
import { PartBoundary } from '../ground/PartBoundary.tsx';

/** Around what comes late beside the page: it takes nothing along if it stops, and is tried again when the network is back. */
export function Beside({ children }: { readonly children: ReactNode }) {
  const isOffline = useIsOffline();
  return (
    <PartBoundary resetKey={String(isOffline)} fallback={() => null}>
      <LateBoundary>{children}</LateBoundary>
    </PartBoundary>
  );
}
