import { DataMeter } from './features/data-use/index.ts';
import { Offline } from './offline/Offline.tsx';

/** What comes once a person has used the page for a while: it serves later visits, or looks back on this one. */
export const OnceUsed = () => (
  <>
    <Offline />
    <DataMeter />
  </>
);
