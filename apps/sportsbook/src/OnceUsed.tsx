import { DataMeter } from './features/data-use/index.ts';
import { Offline } from './offline/Offline.tsx';

/** Parts started once the page has been used for a while: they serve later visits, or measure this one. */
export const OnceUsed = () => (
  <>
    <Offline />
    <DataMeter />
  </>
);
