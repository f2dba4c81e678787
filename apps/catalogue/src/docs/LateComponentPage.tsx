import { lazy, Suspense } from 'react';

const ComponentPage = lazy(async () => ({ default: (await import('./ComponentPage.tsx')).ComponentPage }));

/** The page of documentation, fetched when one is opened: a story does not wait for the whole kit. */
export const LateComponentPage = () => (
  <Suspense fallback={null}>
    <ComponentPage />
  </Suspense>
);
