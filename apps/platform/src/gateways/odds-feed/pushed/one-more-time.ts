/** Work that is asked for while it is under way is done once more after it, however often it was asked for. */
export interface OneMoreTime {
  ask(): void;
  /** Resolves when none is under way. */
  idle(): Promise<void>;
}

/** @param onFailure receives the error; nothing is retried here. */
export const oneMoreTime = (work: () => Promise<void>, onFailure: (error: unknown) => void): OneMoreTime => {
  let isAsked = false;
  let running: Promise<void> | null = null;
  const run = async (): Promise<void> => {
    while (isAsked) {
      isAsked = false;
      await work().catch(onFailure);
    }
    running = null;
  };
  return {
    ask: () => {
      isAsked = true;
      running ??= run();
    },
    idle: async () => void (await running),
  };
};
