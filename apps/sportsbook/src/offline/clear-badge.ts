/** Removes the badge of the app's icon and resets its count: the customer sees the settled bets. */
export async function clearBadge(): Promise<void> {
  const isCounted = 'caches' in globalThis && (await caches.delete('badge'));
  if (isCounted) await (navigator as Partial<Navigator>).clearAppBadge?.();
}
