import { Suspense, type ReactNode } from 'react';
import { WithLateWords } from './words-of-visit.tsx';

interface LateBoundaryProps {
  /** Drawn while its file or its words are on the way; nothing unless told. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Around a part that comes late: it waits for its file and its words alone, and what stands beside it or under it stays. */
export const LateBoundary = ({ fallback, children }: LateBoundaryProps) => (
  <Suspense fallback={fallback}>
    <WithLateWords>{children}</WithLateWords>
  </Suspense>
);
