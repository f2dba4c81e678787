/**
 * Waits for work that was begun together, also where some of it fails: nothing goes on behind the caller's back. Statements of one transaction
 * that need nothing of each other are sent so: they run in the order of this list, and cost one way to the server and back.
 * @throws what failed first in the order of the list.
 */
export const together = async <Work extends readonly unknown[]>(
  work: readonly [...Work],
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> => {
  await Promise.allSettled(work);
  return Promise.all(work);
};
