import type { ReactNode } from 'react';
import { useIsOffline } from './use-is-offline.ts';
import { LateBoundary } from '../language/LateBoundary.tsx';
import { PartBoundary } from '../ground/PartBoundary.tsx';

/** Boundary for late parts beside the page: a failing part leaves the rest intact, and is tried again when the network is back. */
export function Beside({ children }: { readonly children: ReactNode }) {
  const isOffline = useIsOffline();
  return (
    <PartBoundary resetKey={String(isOffline)} fallback={() => null}>
      <LateBoundary>{children}</LateBoundary>
    </PartBoundary>
  );
}
