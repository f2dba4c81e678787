/**
 * Lists the bytes of the first visit to a page: its HTML by parts, its elements, and the files it names.
 * Usage, with the platform running: npm run bench:page-parts [http://localhost:4200]
 */
import { packed } from './floor-page.ts';
import { topMatches } from './our-page.ts';

const STYLES = /<style>[\s\S]*?<\/style>/g;
const STATE = /<script type="application\/json"[\s\S]*?<\/script>/g;
const SCRIPTS = /<script>[\s\S]*?<\/script>|<script type="module">[\s\S]*?<\/script>/g;
const FILES = /"(?<file>\/assets\/[^"]+\.js)"/g;

const length = (texts: readonly string[] | null): number => (texts ?? []).join('').length;

/** Size of a file as sent, in bytes. */
async function sent(url: string): Promise<number> {
  const answer = await fetch(url, { headers: { 'accept-encoding': 'br' } });
  await answer.arrayBuffer();
  return Number(answer.headers.get('content-length'));
}

async function partsOf(base: string, path: string): Promise<Readonly<Record<string, number>>> {
  const html = await (await fetch(base + path)).text();
  const markup = [STYLES, STATE, SCRIPTS].reduce((rest, part) => rest.replace(part, '<i>'), html);
  const files = [...new Set([...html.matchAll(FILES)].map(({ groups }) => groups?.['file'] ?? ''))];
  const scripts = await Promise.all(files.map((file) => sent(base + file)));
  const htmlPacked = packed(html).length;
  const scriptsPacked = scripts.reduce((total, bytes) => total + bytes, 0);
  return {
    'HTML packed': htmlPacked,
    'HTML unpacked': html.length,
    'of it styles': length(html.match(STYLES)),
    state: length(html.match(STATE)),
    'scripts in it': length(html.match(SCRIPTS)),
    markup: markup.length,
    elements: markup.match(/<[a-z]/g)?.length ?? 0,
    'scripts packed': scriptsPacked,
    'first visit': htmlPacked + scriptsPacked,
  };
}

const base = process.argv[2] ?? 'http://localhost:4200';
const [match] = await topMatches(base, 1);
const pages = {
  Home: '/',
  Sports: '/sports',
  'A match': `/markets?match=${match?.match_id ?? ''}`,
  Casino: '/casino',
};
const entries = Object.entries(pages).map(async ([name, path]) => [name, await partsOf(base, path)] as const);
console.table(Object.fromEntries(await Promise.all(entries)));
