import { Suspense, type ReactNode } from 'react';
import { WithLateWords } from './words-of-visit.tsx';

interface LateBoundaryProps {
  /** Shown while the file or the texts load; nothing by default. */
  readonly fallback?: ReactNode;
  readonly children: ReactNode;
}

/** Suspense boundary for a late part: only the part waits for its file and texts. */
export const LateBoundary = ({ fallback, children }: LateBoundaryProps) => (
  <Suspense fallback={fallback}>
    <WithLateWords>{children}</WithLateWords>
  </Suspense>
);
