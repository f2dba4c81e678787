import { getSuggestedQuery } from 'storybook/test';

/** What a test would take hold of, the likeliest first. */
const HOLDS = [
  'dialog[open]',
  'input, select, textarea',
  'button, summary',
  'a[href]',
  '[role=status], [role=alert], [role=progressbar], [role=group], [role=region]',
  'article, nav, header, footer, table, dl, ul',
  'h1, h2, h3',
  'img, svg[role=img]',
];

/** The line of a test that finds a component by its role and name, as it is drawn in a page; null where nothing has both. */
export function recipeOf(page: Document): string | null {
  for (const hold of HOLDS)
    for (const element of page.querySelectorAll<HTMLElement>(`#storybook-root :is(${hold})`)) {
      if (!element.checkVisibility()) continue;
      const query = getSuggestedQuery(element, 'get', 'Role');
      if (query === undefined) continue;
      const { queryArgs } = query;
      const [role, options] = queryArgs;
      const name = (options as { readonly name?: RegExp } | undefined)?.name;
      return `screen.getByRole('${role}'${name === undefined ? '' : `, { name: ${String(name)} }`})`;
    }
  return null;
}
