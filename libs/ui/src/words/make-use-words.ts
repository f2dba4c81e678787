import { useLingui } from '@lingui/react';

/** Returns a text of one project: `t('ui.slip.stake')`, `t('ui.slip.more', { count: 2 })`. Unknown ids do not compile. */
export type Translate<Texts> = (
  id: keyof Texts & string,
  values?: Readonly<Record<string, unknown>>,
) => string;

/**
 * Makes a project's own `useWords` hook from the type of its English texts:
 * `export const useWords = makeUseWords<typeof en>()` with `import type en from './words/en.json'`.
 * Only the type is taken, so a Swahili visit never downloads the English texts.
 */
export function makeUseWords<Texts extends Readonly<Record<string, string>>>(): () => Translate<Texts> {
  return function useWords() {
    const { _ } = useLingui();
    return _;
  };
}
