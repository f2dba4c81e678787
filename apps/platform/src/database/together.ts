/**
 * Waits for work that was begun together, even if some of it fails, so that nothing runs on unnoticed. Independent statements of
 * one transaction are sent this way: they run in the order of the list, in one round trip.
 * @throws the first error in the order of the list.
 */
export const together = async <Work extends readonly unknown[]>(
  work: readonly [...Work],
): Promise<{ -readonly [Place in keyof Work]: Awaited<Work[Place]> }> => {
  await Promise.allSettled(work);
  return Promise.all(work);
};
