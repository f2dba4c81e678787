import { createServer, type Server } from 'node:http';
import { brotliCompressSync, constants } from 'node:zlib';

/** A match of the list as the wire has it, as far as the floor page shows it. */
export interface WireMatch {
  readonly match_id: string;
  readonly home_team: string;
  readonly away_team: string;
  readonly start_time: string;
  readonly competition_name: string;
  readonly [column: string]: unknown;
}

/** The prices of a row, as Home lists them. */
export const COLUMNS: readonly string[] = ['home', 'neutral', 'away', 'over_25', 'under_25', 'gg', 'ng'];
const ESCAPES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escape = (text: string): string => text.replace(/[&<>"]/g, (letter) => ESCAPES[letter] ?? letter);

const STYLE = `body{margin:0 auto;max-width:768px;font:14px/20px system-ui;background:#f9f3ec;color:#1f1b16}
article{padding:9px 12px;border-bottom:1px solid #e1dbd4}div{display:grid;grid-template-columns:repeat(7,1fr);gap:3px}
button{height:44px;border:1px solid #e1dbd4;border-radius:6px;background:#f0eae3;font:600 15px system-ui}
button[aria-pressed=true]{background:#c24212;color:#fff}#bar{position:fixed;bottom:0;left:0;right:0;padding:16px;background:#1f1b16;color:#fff}
button[data-move]{position:relative;animation:.3s 2.2s backwards tint}button[data-move]::after{position:absolute;right:4px;border:4px solid transparent;
border-top:7px solid #b3261e;content:'';animation:.4s 9.5s forwards leave}button[data-move=up]::after{border-top:0;border-bottom:7px solid #1b6e3c}
@keyframes tint{from{background:#fbe3a8}}@keyframes leave{to{opacity:0}}`;

const SCRIPT = `const picked=new Map,bar=document.getElementById('bar');document.addEventListener('click',e=>{const b=e.target.closest('button');
if(!b)return;const m=b.closest('article').id,p=picked.get(m);if(p)p.setAttribute('aria-pressed','false');
if(p===b)picked.delete(m);else{picked.set(m,b);b.setAttribute('aria-pressed','true')}
let o=1;picked.forEach(x=>o*=+x.textContent);bar.hidden=!picked.size;bar.textContent=picked.size+' | '+o.toFixed(2)});
onload=()=>new EventSource('/stream').addEventListener('prices',e=>{for(const[id,p]of Object.entries(JSON.parse(e.data).odds)){
const b=document.querySelector('[data-outcome="'+id+'"]');b.dataset.move=p>+b.textContent?'up':'down';b.textContent=p.toFixed(2)}})`;

/** A hand-written page, all in one file, that is as small as possible and still shows these matches, reacts to a tap and receives prices. */
export function floorPage(matches: readonly WireMatch[], columns = COLUMNS): string {
  const rows = matches.map((match) => {
    const buttons = columns.map((column, index) => {
      const odds = match[`${column}_odd`];
      const [state, text] = typeof odds === 'number' ? ['', odds.toFixed(2)] : [' disabled', ''];
      return `<button data-outcome="${match.match_id}-${index}" aria-pressed="false"${state}>${text}</button>`;
    });
    const teams = `${escape(match.home_team)} v ${escape(match.away_team)}`;
    return `<article id="m${match.match_id}" data-match="${match.match_id}"><small>${match.start_time} ${escape(match.competition_name)}</small><h3>${teams}</h3><div>${buttons.join('')}</div></article>`;
  });
  return `<!doctype html><html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Floor</title><style>${STYLE}</style>${rows.join('')}<p id="bar" hidden></p><script>${SCRIPT}</script></html>`;
}

/** As tight as the platform sends its own pages. */
const QUALITY = 10;

/** A page as it goes over the network. */
export const packed = (html: string): Buffer =>
  brotliCompressSync(html, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });

/** Serves one page, compressed once, on a free port. Its stream answers 204, after which a browser does not reconnect. */
export async function serveFloor(
  html: string,
): Promise<{ readonly url: string; readonly bytes: number; readonly server: Server }> {
  const body = packed(html);
  const server = createServer((request, response) => {
    if (request.url !== '/') {
      response.writeHead(204).end();
      return;
    }
    response.writeHead(200, {
      'content-type': 'text/html; charset=utf-8',
      'content-encoding': 'br',
      'content-length': body.length,
    });
    response.end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The floor page has no port.');
  return { url: `http://127.0.0.1:${address.port}/`, bytes: body.length, server };
}
