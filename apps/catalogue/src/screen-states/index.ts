export { SCREENS } from './screen-states.ts';
export { DOMAIN_STATES } from './domain-states.ts';
export {
  SCREEN_STATES,
  type Answer,
  type ScreenState,
  type StatesOfScreen,
  type StoryName,
} from './states.ts';
