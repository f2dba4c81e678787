import { appears, aVisitor, journeysOf, pageOfJourneys, sees } from '../../scenes/index.ts';
import { expect } from 'storybook/test';
import { scene } from './scene.tsx';

/** From a tile into a game and back. */
export default { title: 'Journeys/Games' };

export const WhatToWatchFor = pageOfJourneys('Journeys/Games', () => ({ TileToGame, VisitorLogsInToPlay }));

const journey = journeysOf(scene);

export const TileToGame = journey(
  {
    name: 'Try a game, and come back',
    watchFor:
      'A game that can be tried is never opened for money unasked. The game runs in a frame of its provider; Go Back stays outside it, works at any moment, and leads to the list one came from.',
    at: '/casino',
    profile: aVisitor(),
  },
  {
    'A tile asks: for money, or to try': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /Spaceman/ }));
      await sees(canvas, 'Try for free');
    },
    'The game opens in its frame': async ({ canvas, platform, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Try for free' }));
      await canvas.findByTitle('Spaceman');
      const launched = platform.calls.find((call) => call.name === 'launchGame');
      await expect(launched?.request).toMatchObject({ playMode: 'DEMO' });
    },
    'Go Back leads to the list': async ({ canvas, userEvent }) => {
      await userEvent.click(canvas.getByRole('button', { name: 'Go Back' }));
      await appears(() => canvas.getByRole('heading', { level: 1, name: 'Casino' }));
    },
  },
);

export const VisitorLogsInToPlay = journey(
  {
    name: 'A visitor taps a game, logs in, and is in it',
    watchFor: 'Looking around needs no login. A tap on a game asks for it once, and goes on into that game.',
    at: '/virtuals',
  },
  {
    'A tap on a game asks for login': async ({ canvas, userEvent }) => {
      await userEvent.click(await canvas.findByRole('button', { name: /Rocketman/ }));
      await appears(() => canvas.getByLabelText('Password'));
    },
    'After login the game opens': async ({ canvas, userEvent }) => {
      await userEvent.type(canvas.getByLabelText('Phone number'), '0712345678');
      await userEvent.type(canvas.getByLabelText('Password'), 'mchezo-safi{Enter}');
      await expect(await canvas.findByTitle('Rocketman')).toBeInTheDocument();
    },
  },
);
