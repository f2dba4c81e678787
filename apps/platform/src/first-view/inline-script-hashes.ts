import { createHash } from 'node:crypto';

const INLINE_SCRIPT = /<script(?<attributes>[^>]*)>(?<code>[\s\S]*?)<\/script>/g;

/** The CSP sources of a page's inline scripts. The browser refuses every other inline script. */
export function inlineScriptHashes(html: string): readonly string[] {
  return [...html.matchAll(INLINE_SCRIPT)]
    .filter(({ groups }) => !/\bsrc=|application\/json/.test(groups?.['attributes'] ?? ''))
    .map(
      ({ groups }) =>
        `'sha256-${createHash('sha256')
          .update(groups?.['code'] ?? '')
          .digest('base64')}'`,
    );
}
