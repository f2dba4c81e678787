import { fn } from 'storybook/test';

/** For stories: hears which address a link is followed to, by tap or by key, and stays on the page. */
export function followedLinks(root: HTMLElement) {
  const followed = fn<(href: string | null | undefined) => void>();
  root.addEventListener('click', (event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    followed(link.getAttribute('href'));
  });
  return followed;
}
