/** Whole screens in their states, as stories over a fake platform. */
export { scenesOf } from './scene.tsx';
export type { Scene, SceneHouse, Visit } from './visit.ts';
export { SCENE_BEGINS_MS } from './scene-clock.ts';
export { aVisitor } from './a-visitor.ts';
export { appears, sees, seesSlowNetwork, SLOW_AFTER_MS } from './sees.ts';
export { seesSessionEnded, sessionEnds } from './session-ended.ts';
