import { AppFrame } from '../frame/AppFrame.tsx';
import { createStore } from '../start/create-store.ts';
import { scenesOf } from './scene.tsx';

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
