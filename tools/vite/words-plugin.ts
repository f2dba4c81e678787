import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/**
 * Compiles the ICU texts of `words/*.json`, and of the reasons and picks in `@kipenga/words`, when they are imported, so
 * that no message parser reaches a browser.
 * The JSON file stays the source that translators edit and that types are taken from.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'kipenga:words',
    enforce: 'pre',
    transform: {
      // A language is named by its tag: sw, luo, pt-BR.
      filter: {
        id: /\/words\/(?:src\/)?[a-z]{2,3}(?:-[A-Za-z]{2,4})*(?:\/(?:picks|reasons|statement))?\.json$/,
      },
      handler(source) {
        const texts = JSON.parse(source) as Record<string, string>;
        const compiled = Object.fromEntries(
          Object.entries(texts).map(([id, text]) => [id, compileMessage(text)]),
        );
        return {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
          moduleType: 'js',
        };
      },
    },
  };
}
