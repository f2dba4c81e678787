import { adoptOrLaunch, type ServerPlan } from './adopt-or-launch.ts';
import { findPostmaster } from './postmaster.ts';

const LOOK_MS = 250;

/**
 * Starts the server again, on its port, whenever it has gone: the connections of the platform then find it where it was.
 * @param say tells whoever watches the process what happened.
 * @returns the function that ends the watch, and waits for a start that is under way.
 */
export const keepRunning = (
  plan: ServerPlan,
  port: number,
  say: (words: string) => void,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();
  let isStopped = false;

  const look = async (): Promise<void> => {
    if (findPostmaster(plan.data) !== null) return;
    say('The embedded database has ended; it is started again.');
    try {
      await adoptOrLaunch(plan, port);
      say('The embedded database runs again.');
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
    }
  };
  const lookAgain = (): void => {
    timer = setTimeout(() => {
      inHand = look().then(() => (isStopped ? undefined : lookAgain()));
    }, LOOK_MS);
  };

  lookAgain();
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await inHand;
  };
};
