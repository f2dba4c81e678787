/** Does one task after the other, each once those before have ended, however they did. */
export const turns = () => {
  let work: Promise<unknown> = Promise.resolve();
  return {
    inTurn: <T>(task: () => Promise<T>): Promise<T> => {
      const turn = work.then(task);
      work = turn.catch(() => undefined);
      return turn;
    },
    ended: async (): Promise<void> => void (await work),
  };
};
