import { threadId } from 'node:worker_threads';

/**
 * Broadcast channels connect the tabs of a browser, but would also connect the threads of a test run. Gives each thread its own
 * channels.
 */
export function ownChannels(): void {
  const Shared = globalThis.BroadcastChannel;
  if ('ofThread' in Shared) return;
  globalThis.BroadcastChannel = class extends Shared {
    static readonly ofThread = threadId;
    constructor(name: string) {
      super(`${name} of thread ${threadId}`);
    }
  };
}
