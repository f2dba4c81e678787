const MATCH = /<article[^>]* aria-labelledby="(?<id>[^"]+)"/g;
/** As many as a small screen shows. */
const ON_SCREEN = 4;

/**
 * For the head of a page: its first frame waits for the matches that are on screen. Without it a slow phone lays out and paints an
 * empty page while they are arriving, and they wait for that. A browser that does not know it paints as it did.
 */
export function paintWithMatches(html: string): string {
  const match = [...html.matchAll(MATCH)].slice(0, ON_SCREEN).at(-1);
  const id = match?.groups?.['id'];
  return id === undefined ? '' : `<link rel="expect" blocking="render" href="#${id}">`;
}
