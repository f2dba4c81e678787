import {
  compileMessage,
  type CompiledIcuChoices,
  type CompiledMessage,
} from '@lingui/message-utils/compileMessage';
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
      handler(source, file) {
        const { tag = '' } = WORD_FILE.exec(file)?.groups ?? {};
        const isOneAlone = knowsOneAndOther(tag);
        const texts = JSON.parse(source) as Record<string, string>;
        const compiled = Object.fromEntries(
          Object.entries(texts).map(([id, text]) => {
            const message = compileMessage(text);
            return [id, isOneAlone ? withoutPluralRules(message) : message];
          }),
        );
        return {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
          moduleType: 'js',
        };
      },
    },
  };
}

/** True if a language has the plural forms one and other alone, as English and Swahili do. */
function knowsOneAndOther(tag: string): boolean {
  const rules = new Intl.PluralRules(tag);
  return Array.from({ length: 200 }, (_, count) => count).every(
    (count) => rules.select(count) === (count === 1 ? 'one' : 'other'),
  );
}

/**
 * A plural of such a language as a choice by the number itself. The first plural of a page would have the browser load its rules and number
 * formats: 85 ms of a phone's processor while the page hydrates. `#` is the number without separators; one that passes 999
 * is written `{count, number}`.
 */
export function withoutPluralRules(message: CompiledMessage, hash?: string): CompiledMessage {
  return message.map((part): CompiledMessage[number] => {
    if (part === '#' && hash !== undefined) return [hash];
    if (typeof part === 'string') return part;
    const [name, format, choices] = part;
    if (!isChoices(choices)) return part;
    const isPlural = format === 'plural' && choices.offset === undefined;
    if (!isPlural && format !== 'select') return part;
    const cases = Object.entries(choices)
      .filter(([key, words]) => words !== undefined && !(isPlural && key === 'one' && '1' in choices))
      .map(([key, words]) => [
        isPlural && key === 'one' ? '1' : key,
        withoutPluralRules(words as CompiledMessage, isPlural ? name : hash),
      ]);
    return [name, 'select', Object.fromEntries(cases)];
  });
}

const isChoices = (format: unknown): format is CompiledIcuChoices =>
  typeof format === 'object' && format !== null;
