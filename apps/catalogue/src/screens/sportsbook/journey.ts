import { journeysOf } from '../../scenes/index.ts';
import { scene } from './scene.tsx';

/** A way through the sportsbook, as a story: what to watch for, and its steps. */
export const journey = journeysOf(scene);
