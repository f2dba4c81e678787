import { packed, type WireMatch } from './floor-page.ts';

/** Our page, once it is served compressed as tightly as the floor. */
export interface OurPage {
  readonly matches: number;
  readonly bytes: number;
}

const LONGEST_WAIT_MS = 10_000;

/** Waits until our page is packed tightly: the first visitor of a version gets a quicker body. */
export async function ourPage(url: string): Promise<OurPage> {
  for (const since = performance.now(); performance.now() - since < LONGEST_WAIT_MS;) {
    const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
    const html = await answer.text();
    const bytes = Number(answer.headers.get('content-length'));
    if (bytes <= packed(html).length) return { matches: html.match(/ data-match=/g)?.length ?? 0, bytes };
  }
  throw new Error(`${url} is never packed tightly: does it change all the time?`);
}

/** The first matches of Home, as many as asked for. */
export const topMatches = (base: string, count: number): Promise<readonly WireMatch[]> =>
  listed(base, `matches/top/0/${count}`);

/** The first matches in play. */
export const matchesInPlay = (base: string, count: number): Promise<readonly WireMatch[]> =>
  listed(base, `live/0/${count}?is_esport=0`);

async function listed(base: string, path: string): Promise<readonly WireMatch[]> {
  const answer = await fetch(`${base}/host/sports/api/v1/${path}`);
  if (!answer.ok) throw new Error(`${base} does not answer with matches: ${answer.status}`);
  return (await answer.json()) as readonly WireMatch[];
}
