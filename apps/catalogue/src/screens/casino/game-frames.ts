/** What stands in the frame instead of a game: nothing is fetched, and without letters it looks the same on each machine. */
const STAND_IN = `<!doctype html><title>Game</title><body style="display: grid; place-content: center; height: 100vh; margin: 0;
color: #f3e6f9; background: #211028"><svg role="img" aria-label="The provider’s game runs in this frame" width="96" height="96"
viewBox="0 0 24 24" fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9"/><path d="M10 8.5v7l6-3.5z"/></svg></body>`;

/**
 * Gives each game's frame from this origin a stand-in to show. Where `isAnswered` is false it leaves the
 * frame waiting.
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
