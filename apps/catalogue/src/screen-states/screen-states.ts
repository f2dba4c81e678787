import type { RoutePath } from '@kipenga/shell';
import { accountScreens } from './account-screens.ts';
import { casinoScreens } from './casino-screens.ts';
import { matchScreens } from './match-screens.ts';
import type { StatesOfScreen } from './states.ts';
import { textScreens } from './text-screens.ts';

/** Story of every screen of the route table in every state (experience 4.4). A new route without answers does not compile. */
export const SCREENS: Readonly<Record<RoutePath, StatesOfScreen>> = {
  ...matchScreens,
  ...accountScreens,
  ...textScreens,
  ...casinoScreens,
};
