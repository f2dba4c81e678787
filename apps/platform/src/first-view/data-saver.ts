/** Does the visitor ask for less data, by the header `Save-Data: on`? */
export const asksForLess = (saveData: string | readonly string[] | undefined): boolean =>
  /^\s*on\b/i.test(String(saveData ?? ''));

/** A page that says so from its first byte: the apps' styles and scripts read it off the root element and leave out what is optional. */
export const saverPage = (html: string): string => html.replace('<html', '<html data-saver="on"');
