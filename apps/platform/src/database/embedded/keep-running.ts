import { adoptOrLaunch, type ServerPlan } from './adopt-or-launch.ts';
import { findPostmaster } from './postmaster.ts';

const LOOK_MS = 250;
/** Pause after a failed start: its cause does not go away in a moment. */
const FAILED_MS = 5_000;

/**
 * Restarts the server on its port whenever it has ended. The platform's connections then find it again.
 * @param say reports events to the person watching the process.
 * @returns the function that ends the watch, and waits for a start under way.
 */
export const keepRunning = (
  plan: ServerPlan,
  port: number,
  say: (words: string) => void,
): (() => Promise<void>) => {
  let timer: NodeJS.Timeout | undefined;
  let inHand: Promise<void> = Promise.resolve();
  let isStopped = false;

  /** Restarts the server if needed. Returns the milliseconds until the next look. */
  const look = async (): Promise<number> => {
    if (findPostmaster(plan.data) !== null) return LOOK_MS;
    say('The embedded database has ended; it is started again.');
    try {
      await adoptOrLaunch(plan, port);
      say('The embedded database runs again.');
      return LOOK_MS;
    } catch (error) {
      say(error instanceof Error ? error.message : String(error));
      return FAILED_MS;
    }
  };
  const lookAgain = (afterMs: number): void => {
    timer = setTimeout(() => {
      inHand = look().then((nextMs) => (isStopped ? undefined : lookAgain(nextMs)));
    }, afterMs);
  };

  lookAgain(LOOK_MS);
  return async () => {
    isStopped = true;
    clearTimeout(timer);
    await inHand;
  };
};
