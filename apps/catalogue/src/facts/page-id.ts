/** The name of a page in an address of the catalogue: `Components/Betting/Slip parts` is `components-betting-slip-parts`. */
export const pageId = (title: string): string =>
  title
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-+|-+$/g, '');
