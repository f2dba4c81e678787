import { join } from 'node:path';
import { rolldown } from 'rolldown';
import type { Plugin } from 'vite';

const source = join(import.meta.dirname, '../../apps/sportsbook/src/early-taps/keep-early-taps.ts');

/** Puts the early-tap keeper into the page in place of `<!--early-taps-->`: compiled, minified, two and a half kilobytes. */
export function earlyTapsPlugin(): Plugin {
  return {
    name: 'kipenga:early-taps',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes('<!--early-taps-->')) return html;
        const bundle = await rolldown({
          input: source,
          resolve: { conditionNames: ['@kipenga/source', 'import', 'default'] },
          transform: { target: 'chrome106' },
        });
        const { output } = await bundle.generate({ format: 'iife', minify: true });
        await bundle.close();
        return html.replace('<!--early-taps-->', () => `<script>${output[0].code.trim()}</script>`);
      },
    },
  };
}
