export { DataMeter } from './DataMeter.tsx';
export { DataUsePanel } from './DataUsePanel.tsx';
export { DataUseToday } from './DataUseToday.tsx';
