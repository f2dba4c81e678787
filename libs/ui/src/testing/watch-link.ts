import { fn } from 'storybook/test';

/** Counts how often a link is followed, and keeps the page where it is: a test that went elsewhere would end there. */
export function watchLink(link: HTMLElement) {
  const followed = fn((event: Event) => event.preventDefault());
  link.addEventListener('click', followed);
  return followed;
}
