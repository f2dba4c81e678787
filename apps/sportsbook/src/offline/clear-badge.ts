/** Takes the count off the app's icon, if there is one, and begins it anew: the settled bets are before the eyes. */
export async function clearBadge(): Promise<void> {
  const isCounted = 'caches' in globalThis && (await caches.delete('badge'));
  if (isCounted) await (navigator as Partial<Navigator>).clearAppBadge?.();
}
