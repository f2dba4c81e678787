/** Addresses inside the catalogue, from a page in its frame: they hold wherever the catalogue is served. */
export const docsHref = (pageId: string): string => `./?path=/docs/${pageId}--docs`;

export const storyHref = (storyId: string): string => `./?path=/story/${storyId}`;

export const frameHref = (storyId: string, globals: string): string =>
  `./iframe.html?id=${storyId}&viewMode=story&globals=${globals}`;
