export { PlayLimits } from './PlayLimits.tsx';
