const MATCH = /<article[^>]* aria-labelledby="(?<id>[^"]+)"/g;
/** As many as a small screen shows. */
const ON_SCREEN = 4;

/**
 * For a page's head: its first frame waits for the matches on screen. Otherwise a slow phone would lay out
 * and paint an empty page first, and the matches would wait for that. A browser that does not know it paints
 * as before.
 */
export function paintWithMatches(html: string): string {
  const match = [...html.matchAll(MATCH)].slice(0, ON_SCREEN).at(-1);
  const id = match?.groups?.['id'];
  return id === undefined ? '' : `<link rel="expect" blocking="render" href="#${id}">`;
}
