/** What stands in the frame instead of a game: nothing is fetched, and it looks the same each time. */
const STAND_IN = `<!doctype html><title>Game</title><body style="display: grid; place-content: center; height: 100vh; margin: 0;
color: #f3e6f9; background: #211028; font: 600 17px/24px system-ui; text-align: center">The provider’s game<br>runs in this frame</body>`;

/**
 * Gives every frame of a game from this origin a stand-in to show, or, where `isAnswered` is false, keeps it waiting for its game.
 * @returns what ends it.
 */
export function standInForGames(origin: string, isAnswered: boolean): () => void {
  const answer = () => {
    for (const frame of document.querySelectorAll('iframe'))
      if (frame.src.startsWith(origin) && frame.srcdoc === '') frame.srcdoc = STAND_IN;
  };
  const watcher = new MutationObserver(answer);
  watcher.observe(document.body, { childList: true, subtree: true });
  const keepWaiting = (event: Event) => {
    if (!isAnswered && event.target instanceof HTMLIFrameElement) event.stopImmediatePropagation();
  };
  document.addEventListener('load', keepWaiting, true);
  return () => {
    watcher.disconnect();
    document.removeEventListener('load', keepWaiting, true);
  };
}
