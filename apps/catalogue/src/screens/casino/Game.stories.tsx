import {
  appears,
  aVisitor,
  sees,
  seesSessionEnded,
  seesSlowNetwork,
  sessionEnds,
  SLOW_AFTER_MS,
} from '../../scenes/index.ts';
import { expect, waitFor, type within } from 'storybook/test';
import { kes } from '@kipenga/betting-core';
import { GAMES_ORIGIN, scene, sceneOfOpening } from './scene.tsx';

/** A game in its frame, on a device with room for the header; on a phone the game has the screen to itself (R2-63). */
export default { title: 'Screens/Game' };

const profile = aVisitor();
const addressOf = (screen: string, game: string): string =>
  `${screen}?game=${encodeURIComponent(`${GAMES_ORIGIN}/play/${game}?token=once`)}`;
const virtual = {
  at: addressOf('/virtual-game', 'rocketman'),
  state: { name: 'Rocketman', from: '/virtuals', again: '/virtuals' },
  profile,
};
const casino = {
  at: addressOf('/casino-game', 'spaceman'),
  state: { name: 'Spaceman', from: '/casino', again: '/casino' },
  profile,
};

/** The token of the launch is in no address of ours, and in no referrer (D30). */
export const VirtualGame = scene(virtual, async ({ canvas }) => {
  const frame = await canvas.findByTitle('Rocketman');
  await expect(frame).toHaveAttribute('src', expect.stringContaining(`${GAMES_ORIGIN}/play/rocketman?`));
  await expect(frame).toHaveAttribute('referrerpolicy', 'no-referrer');
  await appears(() => canvas.getByRole('button', { name: 'Go Back' }));
  await expect(canvas.queryByRole('button', { name: 'View Fullscreen' })).toBeNull();
});

export const CasinoGame = scene(casino, async ({ canvas }) => {
  await canvas.findByTitle('Spaceman');
  await appears(() => canvas.getByRole('button', { name: 'View Fullscreen' }));
});

/** Go Back works at any moment, and leads to the list one came from. */
export const GoneBack = scene(casino, async ({ canvas, userEvent }) => {
  await userEvent.click(await canvas.findByRole('button', { name: 'Go Back' }));
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'Casino' }));
  await expect(document.querySelector('iframe')).toBeNull();
});

export const VirtualGameOpening = sceneOfOpening(virtual, async ({ canvas }) => {
  await sees(canvas, 'Opening Rocketman');
});

export const CasinoGameOpening = sceneOfOpening(casino, async ({ canvas }) => {
  await sees(canvas, 'Opening Spaceman');
});

export const VirtualGameSlow = sceneOfOpening({ ...virtual, hasWaitedMs: SLOW_AFTER_MS }, seesSlowNetwork);

export const CasinoGameSlow = sceneOfOpening({ ...casino, hasWaitedMs: SLOW_AFTER_MS }, seesSlowNetwork);

/** No frame says that it failed: after 20 s without a game one can try again, offline too. */
export const VirtualGameTakesTooLong = sceneOfOpening(
  { ...virtual, hasWaitedMs: 20_000 },
  async ({ canvas }) => {
    await appears(() => canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toBeEnabled();
  },
);

export const CasinoGameTakesTooLong = sceneOfOpening(
  { ...casino, hasWaitedMs: 20_000 },
  async ({ canvas }) => {
    await appears(() => canvas.getByRole('button', { name: 'Retry' }));
    await expect(canvas.getByRole('button', { name: 'Go Back' })).toBeEnabled();
  },
);

/** Without a game there is nothing to frame: the list is shown (R2-11). */
export const NoVirtualGame = scene({ at: '/virtual-game', profile }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('heading', { level: 1, name: 'Virtuals' }));
});

/** Sees the game in its frame, once what stood there while it opened has gone. */
async function seesFrame(canvas: ReturnType<typeof within>, name: string): Promise<void> {
  await expect(await canvas.findByTitle(name)).toBeInTheDocument();
  await waitFor(() => expect(canvas.queryByText(new RegExp(`^Opening ${name}`))).toBeNull());
}

/** The login is asked for over the game; what goes on in its frame is not touched (R8-01). */
export const VirtualGameSessionEnded = scene(
  { ...virtual, answers: sessionEnds },
  async ({ canvas, host }) => {
    await seesSessionEnded({ canvas, host });
    await seesFrame(canvas, 'Rocketman');
  },
);

export const CasinoGameSessionEnded = scene({ ...casino, answers: sessionEnds }, async ({ canvas, host }) => {
  await seesSessionEnded({ canvas, host });
  await seesFrame(canvas, 'Spaceman');
});

const due = { play: { minutes: 31, net: kes(-240), isCheckDue: true }, leftToday: null };

/** After half an hour over all games the house asks, in whichever game one is; the game below is out of reach. */
export const RealityCheck = scene({ ...casino, answers: { getGamePlay: due } }, async ({ canvas }) => {
  await appears(() => canvas.getByRole('alertdialog', { name: 'You have played for 31 minutes' }));
  await expect(canvas.getByRole('button', { name: 'Go Back' })).toBeEnabled();
});

export const RealityCheckInSwahili = scene(
  { ...casino, language: 'sw', answers: { getGamePlay: due } },
  async ({ canvas }) => {
    await appears(() => canvas.getByRole('alertdialog', { name: 'Umecheza kwa dakika 31' }));
  },
);
