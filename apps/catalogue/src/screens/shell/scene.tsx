import { AppFrame, createStore } from '@kipenga/shell';
import { scenesOf } from '../../scenes/scene.tsx';

/** The house by itself, around a screen that says only where it would be: for stories of the frame and its windows. */
export const scene = scenesOf({
  app: 'sportsbook',
  makeStore: (options) => createStore({}, options),
  draw: (startUp) => (
    <AppFrame isSandbox>
      <h1 style={{ padding: 16 }}>The screen of the app</h1>
      {startUp}
    </AppFrame>
  ),
});
