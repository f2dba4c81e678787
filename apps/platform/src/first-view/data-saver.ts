/** Does the visitor ask for less data, by the header `Save-Data: on`? */
export const asksForLess = (saveData: string | readonly string[] | undefined): boolean =>
  /^\s*on\b/i.test(String(saveData ?? ''));

/**
 * Marks a page's root element from its first byte. The apps' styles and scripts read the mark and leave out
 * what is optional.
 */
export const saverPage = (html: string): string => html.replace('<html', '<html data-saver="on"');
