import { readFile } from 'node:fs/promises';
import { compileMessage } from '@lingui/message-utils/compileMessage';
import type { Plugin } from 'vite';

/** The kit's words that no first view shows: what is in slips, forms, windows, jackpots, casino and personal screens. */
const LATE =
  /^ui\.(jackpot|casino|limits|leg|notice|bet|consent|amount|badge|copy|password|status|booking|boost|code|freeBet|months|phone|toast|dialog|payoutLine|quote(?!\.totalOdds)|account(?!\.deposit$))(\.|$)/;

const PART = /\/words\/[a-z]{2}\.json\?(?<part>first|late)$/;

/**
 * Serves the kit's words in two parts, `en.json?first` and `en.json?late`: a first visit downloads what its view shows, the rest
 * comes with the first screen or sheet that needs it. A new word is in the first part until it is named above.
 */
export function partOfWordsPlugin(): Plugin {
  return {
    name: 'kipenga:part-of-words',
    enforce: 'pre',
    load: {
      filter: { id: PART },
      async handler(id) {
        const isLate = PART.exec(id)?.groups?.['part'] === 'late';
        const texts = JSON.parse(await readFile(id.split('?')[0] ?? id, 'utf8')) as Record<string, string>;
        const chosen = Object.entries(texts).filter(([word]) => LATE.test(word) === isLate);
        const compiled = Object.fromEntries(chosen.map(([word, text]) => [word, compileMessage(text)]));
        return {
          code: `export default JSON.parse(${JSON.stringify(JSON.stringify(compiled))});`,
          moduleType: 'js',
        };
      },
    },
  };
}
