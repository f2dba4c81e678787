const MODULE_TAGS = /\s*(?:<script type="module"[^>]*><\/script>|<link rel="modulepreload"[^>]*>)/g;

/**
 * A page that asks for its scripts only when all of its first view has arrived: asked for in the head, they would share a slow
 * network with the matches themselves. What is tapped meanwhile is kept.
 */
export function scriptsLast(page: string): string {
  const tags = page.match(MODULE_TAGS) ?? [];
  return page
    .replace(MODULE_TAGS, '')
    .replace('</body>', () => `${tags.map((tag) => tag.trim()).join('')}</body>`);
}
