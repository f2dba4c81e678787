export { BreakNotice } from './BreakNotice.tsx';
export { LogInForLimits } from './LogInForLimits.tsx';
export { PlayLimits } from './PlayLimits.tsx';
