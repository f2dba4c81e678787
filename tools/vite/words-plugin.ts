import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';
import { WORD_FILE } from './word-file.ts';

/**
 * Compiles the ICU texts of every file of words when it is imported, so that no message parser reaches a browser.
 * The JSON file stays the source that translators edit and that types are taken from.
 */
export function wordsPlugin(): Plugin {
  return {
    name: 'kipenga:words',
    enforce: 'pre',
    transform: {
      filter: { id: WORD_FILE },
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
