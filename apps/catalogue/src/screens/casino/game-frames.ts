/** Page shown in the frame instead of a game. It fetches nothing and, having no letters, looks the same on each machine. */
const STAND_IN = `<!doctype html><title>Game</title><body style="display: grid; place-content: center; height: 100vh; margin: 0;
color: #f3e6f9; background: #211028"><svg role="img" aria-label="The provider’s game runs in this frame" width="96" height="96"
viewBox="0 0 24 24" fill="none" stroke="currentColor"><circle cx="12" cy="12" r="9"/><path d="M10 8.5v7l6-3.5z"/></svg></body>`;

/**
 * Gives each game's frame from this origin a stand-in to show. Where `isAnswered` is false it leaves the
 * frame waiting.
 * @returns what ends it.
 */
export function standInForGames(origin: string, isAnswered: boolean): () => void {
  const isOurs = (frame: EventTarget | null): frame is HTMLIFrameElement =>
    frame instanceof HTMLIFrameElement && frame.src.startsWith(origin);
  const answer = () => {
    for (const frame of document.querySelectorAll('iframe'))
      if (isOurs(frame) && frame.srcdoc === '') frame.srcdoc = STAND_IN;
  };
  const watcher = new MutationObserver(answer);
  watcher.observe(document.body, { childList: true, subtree: true });
  const hold = (event: Event) => {
    const { target: frame } = event;
    if (!isOurs(frame) || (isAnswered && frame.contentDocument !== null)) return;
    event.stopImmediatePropagation();
    // The browser's own page, which cannot be looked into: it says that nothing is at this address, and came after the stand-in.
    if (isAnswered) frame.srcdoc = STAND_IN;
  };
  document.addEventListener('load', hold, true);
  return () => {
    watcher.disconnect();
    document.removeEventListener('load', hold, true);
  };
}
