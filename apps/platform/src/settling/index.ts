export { keepTicking, type Loop } from './keep-ticking.ts';
export { turns } from './turns.ts';
export {
  openSettling,
  type Round,
  type Settling,
  type SettlingOptions,
  type Slices,
} from './open-settling.ts';
export { releaseAlone } from './release-alone.ts';
export { orSetAside, throwIt, waitBriefly, type OnSetAside } from './set-aside.ts';
export {
  askToTryAgain,
  forgetJackpotSetAside,
  forgetSetAside,
  listSetAside,
  piecesToTryAgain,
  type Piece,
  type SetAside,
} from './set-aside.store.ts';
