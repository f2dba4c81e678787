import { join } from 'node:path';
import { rolldown, type Plugin as RolldownPlugin } from 'rolldown';
import type { Plugin } from 'vite';

const sportsbook = join(import.meta.dirname, '../../apps/sportsbook/src');

/** The checks of arguments at the library's own edge: the keeper of early taps hands it what the library has read for it. */
const withoutChecks = {
  name: 'kipenga:without-checks',
  transform: (code: string, id: string) =>
    /betting-core[\\/]src[\\/]assertions\.ts$/.test(id)
      ? code.replace(/(export function assert\w+\([^)]*\): void) \{[^]*?\n\}/g, '$1 {}')
      : null,
};

/** A script that stands by itself: compiled, minified, without a module around it. */
async function scriptOf(source: string, plugins: readonly RolldownPlugin[] = []): Promise<string> {
  const bundle = await rolldown({
    input: join(sportsbook, source),
    plugins: [...plugins],
    resolve: { conditionNames: ['@kipenga/source', 'import', 'default'] },
    transform: { target: 'chrome106' },
  });
  const { output } = await bundle.generate({ format: 'iife', minify: true });
  await bundle.close();
  return output[0].code.trim();
}

/** Puts the early-tap keeper into the page in place of `<!--early-taps-->`: two and a half kilobytes. */
export function earlyTapsPlugin(): Plugin {
  return {
    name: 'kipenga:early-taps',
    transformIndexHtml: {
      order: 'pre',
      async handler(html) {
        if (!html.includes('<!--early-taps-->')) return html;
        const script = await scriptOf('early-taps/keep-early-taps.ts', [withoutChecks]);
        return html.replace('<!--early-taps-->', () => `<script>${script}</script>`);
      },
    },
  };
}

/** Puts the service worker into the build, under the one name that a browser comes back to. */
export function serviceWorkerPlugin(): Plugin {
  return {
    name: 'kipenga:service-worker',
    apply: 'build',
    async generateBundle() {
      this.emitFile({
        type: 'asset',
        fileName: 'sw.js',
        source: await scriptOf('offline/service-worker.ts'),
      });
    },
  };
}
