import { threadId } from 'node:worker_threads';

/** Tabs of one browser hear each other by channels. Threads of a test run are no tabs: each has channels of its own. */
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
