import { fn } from 'storybook/test';

let hearing = new AbortController();

/**
 * For stories: reports the address of every link followed by tap or key, while the page stays. A link whose handler navigates
 * itself is not reported.
 */
export function followedLinks(root: HTMLElement) {
  hearing.abort();
  hearing = new AbortController();
  const followed = fn<(href: string | null) => void>();
  const hear = (event: Event) => {
    const link = event.target instanceof Element ? event.target.closest('a') : null;
    if (link === null || event.defaultPrevented) return;
    event.preventDefault();
    followed(link.getAttribute('href'));
  };
  root.addEventListener('click', hear, { signal: hearing.signal });
  return followed;
}
