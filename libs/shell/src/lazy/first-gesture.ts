/** Kept once made: a gesture is the first one only once. */
let gesture: Promise<void> | undefined;

/**
 * Resolves when the visitor first scrolls, touches or types: for parts far below the first view, whose code nobody needs before.
 * On a server it resolves at once.
 */
export function firstGesture(): Promise<void> {
  if (typeof window === 'undefined') return Promise.resolve();
  return (gesture ??= new Promise((resolve) => {
    for (const kind of ['scroll', 'pointerdown', 'keydown']) window.addEventListener(kind, () => resolve(), { once: true, passive: true });
  }));
}
