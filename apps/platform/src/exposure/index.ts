export {
  keepExposure,
  type ExposureKeeper,
  type MatchExposure,
  type OutcomeExposure,
} from './keep-exposure.ts';
