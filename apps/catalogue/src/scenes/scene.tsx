import { makeTransport, memoryIntents } from '@kipenga/api';
import { fakeLiveCasino, fakePlatform } from '@kipenga/api/testing/platform';
import { storedSession } from '@kipenga/contracts/storage';
import type { StoryObj } from '@storybook/react-vite';
import { configure, expect, waitFor } from 'storybook/test';
import {
  modalSlice,
  selectProfile,
  type SessionRootState,
  sessionSlice,
  type ShellStore,
} from '@kipenga/shell';
import { startSceneClock, type SceneClock } from './scene-clock.ts';
import { memoryStorage, testHost } from '@kipenga/shell/testing/memory-host';
import { SceneView } from './SceneView.tsx';
import type { Scene, SceneHouse, Visit } from './visit.ts';

// A screen's files are fetched one by one while the machine is busy with other stories. Longer than any wait that a scene leaves out.
configure({ asyncUtilTimeout: 25_000 });

type PlayContext = Parameters<NonNullable<StoryObj['play']>>[0];
/** Tools that play a story. */
export type Hands = Pick<PlayContext, 'canvas' | 'canvasElement' | 'userEvent' | 'step'>;
/** Plays a scene and expects it to show what it says. */
export type Check<Store extends ShellStore> = (scene: Hands & Visit<Store>) => Promise<void>;

/** Returns the function that makes stories for one app: `scene(screen, check)`. */
export function scenesOf<Store extends ShellStore>(house: SceneHouse<Store>) {
  return (scene: Scene, check: Check<Store>): StoryObj => {
    let visit: Visit<Store> | undefined;
    let clock: SceneClock | undefined;
    const begin = () => {
      if (visit !== undefined) return undefined; // drawn again in another theme or language: the visit goes on
      visit = beginVisit(house, scene);
      clock = startSceneClock(scene.hasWaitedMs);
      const tidy = house.prepare?.();
      return () => {
        tidy?.();
        clock?.stop();
        visit = undefined;
      };
    };
    return {
      parameters: {
        screen: scene.at,
        controls: { disable: true },
      },
      globals: {
        ...(scene.language !== undefined && { locale: scene.language }),
        ...(house.theme !== undefined && { theme: house.theme }),
      },
      beforeEach: begin,
      render: () => <>{visit && <SceneView house={house} scene={scene} visit={visit} />}</>,
      play: async (context) => {
        if (visit === undefined) throw new Error('The visit has not begun.');
        const { canvas, canvasElement, userEvent, step, globals } = context;
        // The screen itself, not its placeholder while the file loads: that may look alike.
        await waitFor(() => expect(canvasElement.querySelector('h1')).not.toBeNull());
        await check({ canvas, canvasElement, userEvent, step, ...visit });
        const { countOpenCalls, platform } = visit;
        await waitFor(() => expect(countOpenCalls()).toBe(platform.hanging()));
        await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(window.innerWidth);
        if (globals['motion'] === 'none') clock?.holdStill();
      },
    };
  };
}

function beginVisit<Store extends ShellStore>(house: SceneHouse<Store>, scene: Scene): Visit<Store> {
  const { profile = null, modal, answers, slices, liveTables = [] } = scene;
  // The count of live matches loads at the first touch, which may come before or after a check. With no match in play the tab never changes.
  const platform = fakePlatform({ getLiveCount: [], ...answers });
  const live = fakeLiveCasino();
  let openCalls = 0;
  const transport = makeTransport({
    fetch: async (...call) => {
      openCalls += 1;
      try {
        return await platform(...call);
      } finally {
        openCalls -= 1;
      }
    },
    token: (state) => selectProfile(state as SessionRootState)?.token ?? null,
    intents: memoryIntents(),
    openSocket: () => {
      const socket = live.openSocket();
      queueMicrotask(() => live.tellTables(...liveTables));
      return socket;
    },
    retryDelayMs: () => 20,
  });
  const storage = memoryStorage();
  if (profile !== null) storedSession.save(storage, profile);
  const store = house.makeStore({
    transport,
    preloadedState: {
      [sessionSlice.reducerPath]: { isKnown: true, profile },
      ...(modal !== undefined && { [modalSlice.reducerPath]: { open: modal, goTo: null } }),
      ...slices,
    },
  });
  return { platform, transport, store, host: testHost(storage), countOpenCalls: () => openCalls };
}
